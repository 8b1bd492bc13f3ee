'use client';

import { useEffect, useState } from 'react';
import { COPIED_LABEL_MS } from '@/lib/config/timings';

/**
 * Copies text to the clipboard. `isCopied` is true for the 2 s in which a button says so, counted from the last copy;
 * `copyText` gives false where the clipboard is closed, or absent as on a page that is not served safely.
 */
export function useCopied() {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copyText(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setIsCopied(false);
      return false;
    }
    setCopies((count) => count + 1);
    setIsCopied(true);
    return true;
  }

  return { isCopied, copyText };
}
