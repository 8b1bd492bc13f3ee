'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type MouseEvent } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { COPIED_LABEL_MS } from '@/lib/config/timings';
import { apiCopyCopy as words } from '@/lib/content/pages/api-trial';

/** Copies the command of its figure, ready to run: with the address of this site in it. */
export function CopyCode({ name }: { name: string }) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy({ currentTarget }: MouseEvent) {
    const code = currentTarget.closest('figure')?.querySelector('code');
    try {
      await navigator.clipboard.writeText(
        (code?.textContent ?? '').replaceAll('$SITE', window.location.origin),
      );
      setCopies((count) => count + 1);
      setIsCopied(true);
      announce(words.note);
    } catch {
      if (code) window.getSelection()?.selectAllChildren(code);
      announce(words.failed);
    }
  }

  return (
    <Button variant="ghost" size="sm" data-scripted onClick={(event) => void copy(event)}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {isCopied ? words.copied : words.label}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
