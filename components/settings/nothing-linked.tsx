import { MailLink } from '@/components/ui/mail-link';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { site } from '@/lib/content/site';

/** Why nothing was found of a browser that is not remembered, and what to do all the same. */
export function NothingLinked({ text = myDataCopy.database.unlinked }: { text?: string }) {
  return (
    <span>
      <span>{text}</span> <MailLink email={site.emails.support} className="wrap-anywhere underline" />.
    </span>
  );
}
