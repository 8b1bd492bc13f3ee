'use client';

import { Check, Link } from 'lucide-react';
import { useState } from 'react';
import { useCopied } from '@/components/hooks/use-copied';
import { Button } from '@/components/ui/button';
import { ROUTES } from '@/lib/config/routes';
import { hubBrowserCopy } from '@/lib/content/hub-browser';

const { copy, copied, copyFailed } = hubBrowserCopy.reader;

/** Says itself what happened: while a modal is open, the page's own live region is out of reach. */
export function CopyArticleLink({ id }: { id: string }) {
  const { isCopied, copyText } = useCopied();
  const [hasFailed, setHasFailed] = useState(false);
  const addressOf = () => `${window.location.origin}${ROUTES.contentHub}#${id}`;
  const copyAddress = async () => setHasFailed(!(await copyText(addressOf())));

  return (
    <>
      <Button variant="secondary" onClick={() => void copyAddress()}>
        {isCopied ? <Check aria-hidden="true" /> : <Link aria-hidden="true" />}
        <span>{isCopied ? copied : copy}</span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? copied : ''}
      </span>
      {hasFailed ? (
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
