'use client';

import { Check, Link } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { COPIED_LABEL_MS } from '@/lib/config/timings';
import { ROUTES } from '@/lib/config/routes';
import { hubBrowserCopy } from '@/lib/content/hub-browser';

const { copy, copied, copyFailed } = hubBrowserCopy.reader;

/** Says itself what happened: while a modal is open, the page's own live region is out of reach. */
export function CopyArticleLink({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const addressOf = () => `${window.location.origin}${ROUTES.contentHub}#${id}`;

  function copyAddress() {
    // Where the page is not served safely there is no clipboard at all.
    const writing = navigator.clipboard?.writeText(addressOf()) ?? Promise.reject(new Error('No clipboard'));
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  }

  return (
    <>
      <Button variant="secondary" onClick={copyAddress}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Link aria-hidden="true" />}
        {outcome === 'copied' ? copied : copy}
      </Button>
      <span role="status" className="sr-only">
        {outcome === 'copied' ? copied : ''}
      </span>
      {outcome === 'failed' ? (
        <label className="order-last basis-full text-sm">
          {copyFailed}
          <input
            autoFocus
            readOnly
            value={addressOf()}
            onFocus={(event) => event.target.select()}
            className="mt-1 field"
          />
        </label>
      ) : null}
    </>
  );
}
