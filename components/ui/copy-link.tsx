'use client';

import { Check, Link } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useCopied } from '@/components/hooks/use-copied';
import { announce } from './announcement-store';
import { Button } from './button';

type CopyLinkProps = {
  copy: { copyLink: string; linkCopied: string; copyFailed: string };
  /** Null while there is no link. The button stays, because it may have the focus. */
  readUrl: (() => string) | null;
  className: string;
  labelClassName?: string;
};

/** If the clipboard is unavailable, the link is shown below the button for manual copying. */
export function CopyLink({ copy, readUrl, className, labelClassName }: CopyLinkProps) {
  const { isCopied, copyText } = useCopied();
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const hintId = useId();

  async function copyUrl() {
    if (!readUrl) return;
    const url = readUrl();
    const isDone = await copyText(url);
    setShownUrl(isDone ? null : url);
    if (isDone) announce(copy.linkCopied);
  }

  return (
    <>
      <Button
        ref={buttonRef}
        variant="secondary"
        aria-disabled={!readUrl}
        onClick={() => void copyUrl()}
        className={className}
      >
        {isCopied ? <Check aria-hidden="true" className="text-success" /> : <Link aria-hidden="true" />}
        <span className={labelClassName}>{isCopied ? copy.linkCopied : copy.copyLink}</span>
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
