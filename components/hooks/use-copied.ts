'use client';

import { useEffect, useState } from 'react';
import { COPIED_LABEL_MS } from '@/lib/config/timings';

/** `isCopied` is true for 2 s after a copy. `copyText` returns false if the clipboard is blocked or missing (http). */
export function useCopied() {
  const [copyCount, setCopyCount] = useState(0);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (copyCount === 0) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [copyCount]);

  async function copyText(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setIsCopied(false);
      return false;
    }
    setCopyCount((count) => count + 1);
    setIsCopied(true);
    return true;
  }

  return { isCopied, copyText };
}
