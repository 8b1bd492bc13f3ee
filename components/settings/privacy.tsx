import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { MailLink } from '@/components/ui/mail-link';
import { Section } from '@/components/ui/section';
import { pathOf } from '@/lib/api/endpoint';
import { getMyData } from '@/lib/api/feature-endpoints';
import { consentCopy } from '@/lib/content/consent';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { settingsCopy } from '@/lib/content/pages/settings';
import { MyData } from './my-data';

const { heading, lede } = settingsCopy.sections.privacy;
const { storedCaption, columns, stored, neverHeading, never, removeHeading, remove, write, email, subject } =
  settingsCopy.privacy;

/** `consent` is the one click that changes whether the visitor is remembered. */
export function Privacy({ consent }: { consent: ReactNode }) {
  return (
    <Section id="privacy" title={heading} intro={lede} tone="sunken">
      <div className="mb-6 rounded-panel border bg-surface p-6 shadow-card @2xl/main:p-8">
        <h3 className="text-title">{consentCopy.settings.heading}</h3>
        <p className="mt-1.5 text-muted-foreground">{consentCopy.settings.text}</p>
        <div className="my-3 font-medium">{consent}</div>
        <p className="text-muted-foreground">{consentCopy.settings.off}</p>
      </div>
      <div className="mb-12 rounded-panel border bg-surface p-6 shadow-card @2xl/main:p-8">
        <h3 className="text-title">{myDataCopy.heading}</h3>
        <p className="mt-1.5 mb-5 text-muted-foreground">{myDataCopy.text}</p>
        <MyData />
        <noscript>
          <p>
            {myDataCopy.unscripted}{' '}
            <a href={pathOf(getMyData)} className="text-primary underline underline-offset-4">
              {myDataCopy.unscriptedLink}
            </a>
          </p>
        </noscript>
      </div>
      <DataTable
        caption={storedCaption}
        narrow="stacked"
        columns={[{ label: columns.what }, { label: columns.where }, { label: columns.why }]}
        rows={stored.map(({ what, where, why }) => ({ id: what, header: what, cells: [where, why] }))}
      />
      <div className="mt-12 grid gap-x-14 gap-y-10 @3xl/main:grid-cols-2">
        <div>
          <h3 className="text-title">{neverHeading}</h3>
          <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-accent">
            {never.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-title">{removeHeading}</h3>
          <ol className="mt-4 list-decimal space-y-2 pl-5 marker:text-accent">
            {remove.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <MailLink
            email={email}
            subject={subject}
            className={buttonVariants({ variant: 'secondary', className: 'mt-6' })}
          >
            {write}
          </MailLink>
        </div>
      </div>
    </Section>
  );
}
