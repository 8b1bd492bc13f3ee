'use client';

import { Check, Link } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { shareUrl } from '@/lib/browser/persona-url';
import { COPIED_LABEL_MS } from '@/lib/config/timings';
import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';

const { copyLink, linkCopied, copyFailed } = shellCopy.selectorBar;

/** How an account executive shares a view. Where the clipboard is closed, the link is shown to be copied by hand. */
export function CopyViewLink({ persona }: { persona: Persona }) {
  const [isCopied, setIsCopied] = useState(false);
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const hintId = useId();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    const url = shareUrl(window.location, persona);
    try {
      await navigator.clipboard.writeText(url);
      setShownUrl(null);
      setIsCopied(true);
      announce(linkCopied);
    } catch {
      setShownUrl(url);
    }
  }

  return (
    <>
      <Button
        ref={buttonRef}
        variant="secondary"
        onClick={copy}
        className="h-12 w-10 p-0 @max-[19rem]/bar:w-full @2xl/bar:w-12 @4xl/bar:h-12 @4xl/bar:w-auto @4xl/bar:px-4"
      >
        {isCopied ? <Check aria-hidden="true" className="text-success" /> : <Link aria-hidden="true" />}
        <span className="sr-only @4xl/bar:not-sr-only">{copyLink}</span>
      </Button>
      {shownUrl ? (
        <div className="absolute inset-x-3 top-full z-10 mt-2 rounded-card border bg-surface-raised p-4 shadow-raised">
          <label htmlFor={hintId} className="text-sm">
            {copyFailed}
          </label>
          <input
            id={hintId}
            autoFocus
            readOnly
            value={shownUrl}
            onFocus={(event) => event.target.select()}
            onBlur={() => setShownUrl(null)}
            onKeyDown={(event) => event.key === 'Escape' && buttonRef.current?.focus()}
            className="mt-2 w-full rounded-control border border-border-strong bg-surface px-3 py-2 text-sm"
          />
        </div>
      ) : null}
    </>
  );
}
