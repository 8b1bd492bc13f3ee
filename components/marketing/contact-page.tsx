import { DemoRequestForm } from '@/components/demo-request/demo-request-form';
import { ButtonLink, buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { keepTogether } from '@/components/ui/keep-together';
import { MailLink } from '@/components/ui/mail-link';
import { Page, PageHead } from '@/components/ui/page';
import { Explained, Section } from '@/components/ui/section';
import { Why } from '@/components/ui/why';
import { CONTACT_IDS, contactCopy } from '@/lib/content/pages/contact';
import { demoRequestCopy as form } from '@/lib/content/pages/demo-request';
import { site } from '@/lib/content/site';
import { applyExperiment, markExperiment, type ShownExperiment } from '@/lib/experiments/shown-experiment';
import { explainCopy } from '@/lib/personalization/decide-persona';
import type { Persona, Segment } from '@/lib/personalization/persona';

export function ContactPage({
  persona,
  experiment,
}: {
  persona: Persona;
  experiment: ShownExperiment | null;
}) {
  return (
    <Page segment={persona.segment}>
      <PageHead copy={contactCopy.head} segment={persona.segment} />
      <ContactDemo segment={persona.segment} experiment={experiment} />
      <ContactWays />
      <ContactHelp />
    </Page>
  );
}

const { heading, text, agendaHeading, agenda, button, subject, note } = contactCopy.demo;

function ContactDemo({ segment, experiment }: { segment: Segment; experiment: ShownExperiment | null }) {
  const { sales } = site.emails;
  return (
    <Section id="demo" title={heading} tone="sunken">
      {/* Trial requests scroll here, so that the heading stays in view. */}
      <div
        id="trial"
        className="grid scroll-mt-44 gap-x-14 gap-y-10 rounded-panel border bg-surface p-6 shadow-raised @2xl/main:p-10 @4xl/main:grid-cols-2"
      >
        <div {...markExperiment(experiment, 'demo-request')}>
          <Explained
            why={<Why label={heading} reasons={[explainCopy({ segment })]} />}
            className="mb-6 text-lede"
          >
            {text[segment]}
          </Explained>
          <DemoRequestForm
            {...(experiment && {
              experimentCopy: applyExperiment(experiment, 'demo-request', {
                heading: form.heading,
                send: form.send,
              }),
            })}
          />
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
                <span className="text-muted-foreground">{keepTogether(part.text)}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

const { waysHeading, ways } = contactCopy;

function ContactWays() {
  return (
    <Section id="addresses" title={waysHeading}>
      <ul className="grid gap-5 @4xl/main:grid-cols-3">
        {CONTACT_IDS.map((id) => (
          <li key={id} id={id} className="scroll-mt-6 rounded-card border bg-surface p-6 shadow-card">
            <Icon name={ways[id].icon} className="size-6 text-accent" />
            <h3 className="mt-5 text-title">{ways[id].title}</h3>
            <p className="mt-2 text-muted-foreground">{ways[id].text}</p>
            <MailLink
              email={ways[id].email}
              className="mt-4 inline-flex min-h-11 items-center font-medium wrap-anywhere text-primary underline underline-offset-4"
            />
            <p className="mt-2 text-caption text-muted-foreground">{ways[id].help}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const { helpHeading, help } = contactCopy;

function ContactHelp() {
  return (
    <Section id="answers" title={helpHeading}>
      <ul className="grid gap-x-8 gap-y-10 @3xl/main:grid-cols-3">
        {help.map(({ title, text, link }) => (
          <li key={title} className="border-t-2 border-foreground pt-5">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 mb-4 text-muted-foreground">{text}</p>
            <ButtonLink href={link.href} variant="secondary">
              {link.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
