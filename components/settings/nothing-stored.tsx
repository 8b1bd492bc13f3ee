import { useConsentState } from '@/components/personalization/use-consent-state';
import { MailLink } from '@/components/ui/mail-link';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { site } from '@/lib/content/site';

/** That nothing was found; where the browser is not remembered, why, and what to do all the same. */
export function NothingStored({ fallback }: { fallback: string }) {
  if (useConsentState() === 'on') return fallback;
  return (
    <>
      {myDataCopy.database.unlinked}{' '}
      <MailLink email={site.emails.support} className="wrap-anywhere underline" />.
    </>
  );
}
