'use client';

import { Check, Link } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { announce } from './announcement-store';
import { Button } from './button';
import { COPIED_LABEL_MS } from '@/lib/config/timings';

type CopyLinkProps = {
  copy: { copyLink: string; linkCopied: string; copyFailed: string };
  readUrl: () => string;
  className: string;
  labelClassName?: string;
};

/** Where the clipboard is closed, the link is shown below the button, to be copied by hand. */
export function CopyLink({ copy, readUrl, className, labelClassName }: CopyLinkProps) {
  const [isCopied, setIsCopied] = useState(false);
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const hintId = useId();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copyUrl() {
    const url = readUrl();
    try {
      await navigator.clipboard.writeText(url);
      setShownUrl(null);
      setIsCopied(true);
      announce(copy.linkCopied);
    } catch {
      setShownUrl(url);
    }
  }

  return (
    <>
      <Button ref={buttonRef} variant="secondary" onClick={() => void copyUrl()} className={className}>
        {isCopied ? <Check aria-hidden="true" className="text-success" /> : <Link aria-hidden="true" />}
        <span className={labelClassName}>{copy.copyLink}</span>
      </Button>
      {shownUrl ? (
        <div className="absolute inset-x-3 top-full z-10 mt-2 rounded-card border bg-surface-raised p-4 shadow-raised">
          <label htmlFor={hintId} className="text-sm">
            {copy.copyFailed}
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
