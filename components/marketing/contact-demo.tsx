import { DemoRequest } from '@/components/demo-request/demo-request';
import { buttonVariants } from '@/components/ui/button';
import { MailLink } from '@/components/ui/mail-link';
import { Section } from '@/components/ui/section';
import { Why } from '@/components/ui/why';
import { contactCopy } from '@/lib/content/pages/contact';
import { site } from '@/lib/content/site';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Segment } from '@/lib/personalization/persona';

const { heading, text, agendaHeading, agenda, button, opening, openingFailed, subject, note } =
  contactCopy.demo;

/** Without scripts, which the form needs, the button writes an e-mail instead. */
export function ContactDemo({ segment }: { segment: Segment }) {
  const { sales } = site.emails;
  return (
    <Section id="demo" title={heading} tone="sunken">
      {/* Where who asks for a trial arrives, with the heading above still in view. */}
      <div
        id="trial"
        className="grid scroll-mt-44 gap-x-14 gap-y-10 rounded-panel border bg-surface p-6 shadow-raised @2xl/main:p-10 @4xl/main:grid-cols-2"
      >
        <div>
          <p className="text-lede">{text[segment]}</p>
          <Why label={heading} reasons={[explainWords({ segment })]} className="mt-2 mb-6" />
          <DemoRequest label={button} opening={opening} failed={openingFailed} />
          <div hidden data-unscripted="open">
            <MailLink email={sales} subject={subject} className={buttonVariants({ size: 'lg' })}>
              {button}
            </MailLink>
          </div>
          <p className="mt-4 text-caption text-muted-foreground">
            {note}{' '}
            <MailLink
              email={sales}
              subject={subject}
              className="wrap-anywhere underline underline-offset-4 hover:text-foreground"
            />
          </p>
        </div>
        <div className="self-start @4xl/main:sticky @4xl/main:top-6">
          <h3 className="text-title">{agendaHeading}</h3>
          <ol className="mt-4 border-t">
            {agenda.map((part) => (
              <li
                key={part.text}
                className="grid gap-x-6 gap-y-1 border-b py-4 @xl/main:grid-cols-[9rem_minmax(0,1fr)]"
              >
                <span className="font-semibold">{part.title}</span>{' '}
                <span className="text-muted-foreground">{part.text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
