import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Input } from '@/components/ui/input';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { ShareLinkState } from './use-share-link';

const words = demoViewCopy.share;
const COPY = { copyLink: words.copy, linkCopied: words.copied, copyFailed: words.copyFailed };

export function SharedLink({ state }: { state: ShareLinkState }) {
  const linkRef = useRef<HTMLInputElement>(null);
  const link = state.phase === 'made' ? state.link : null;
  return (
    <div className="relative">
      <label htmlFor="demo-link" className="font-medium">
        {words.link}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <Input
          ref={linkRef}
          id="demo-link"
          readOnly
          value={link?.url ?? ''}
          aria-describedby="demo-link-hint"
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 basis-48"
        />
        {link ? <CopyLink copy={COPY} readUrl={() => link.url} className="" /> : null}
        {state.phase === 'failed' ? (
          <Button
            variant="secondary"
            onClick={() => {
              // The button goes as soon as it is pressed.
              linkRef.current?.focus();
              state.retry();
            }}
          >
            {words.retry}
          </Button>
        ) : null}
      </div>
      <p id="demo-link-hint" role="status" className="mt-1 text-muted-foreground">
        {link
          ? `${words.until} ${formatDay(link.expiresAt)}.`
          : words[state.phase === 'failed' ? 'failed' : 'making']}
      </p>
    </div>
  );
}

function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });
}
