import { DemoRequestForm } from '@/components/contact/demo-request-form';
import { ButtonLink, buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { keepTogether } from '@/components/ui/keep-together';
import { MailLink } from '@/components/ui/links';
import { Page } from '@/components/ui/page';
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
      <ContactDemo segment={persona.segment} experiment={experiment} />
      <ContactWays />
      <ContactHelp />
    </Page>
  );
}

const { heading, text, agendaHeading, agenda, button, subject, note } = contactCopy.demo;
const { head } = contactCopy;

/** The form beside the heading, so that its first field is in the first screen. */
function ContactDemo({ segment, experiment }: { segment: Segment; experiment: ShownExperiment | null }) {
  return (
    <header data-slot="page-head" className="border-b hero-background">
      <Container className="grid gap-x-12 gap-y-4 pt-[clamp(1rem,0.5rem+3cqi,3rem)] pb-section @4xl/main:grid-cols-2 @4xl/main:grid-rows-[auto_1fr]">
        <div className="arrives-whole">
          <p className="eyebrow text-accent">{head.eyebrow}</p>
          <h1 className="mt-2 text-display max-md:text-heading">{head.heading}</h1>
          <Explained
            why={<Why label={heading} reasons={[explainCopy({ segment })]} />}
            className="mt-3 max-w-[40rem] text-lede text-muted-foreground max-md:text-base"
          >
            {head.lede[segment]}
          </Explained>
        </div>
        <DemoRequest experiment={experiment} />
        <Agenda segment={segment} />
      </Container>
    </header>
  );
}

function DemoRequest({ experiment }: { experiment: ShownExperiment | null }) {
  const { sales } = site.emails;
  return (
    <section
      id="demo"
      aria-labelledby="demo-title"
      className="scroll-mt-4 self-start rounded-panel border bg-surface p-5 shadow-raised @2xl/main:p-8 @4xl/main:col-start-2 @4xl/main:row-span-2 @4xl/main:row-start-1"
      {...markExperiment(experiment, 'demo-request')}
    >
      {/* Trial requests scroll here, so that the heading stays in view. */}
      <h2 id="demo-title" className="sr-only">
        {heading}
      </h2>
      <span id="trial" className="scroll-mt-24" />
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
    </section>
  );
}

function Agenda({ segment }: { segment: Segment }) {
  return (
    <div className="mt-4">
      <h2 className="text-title">{agendaHeading}</h2>
      <p className="mt-2 max-w-[36rem] text-muted-foreground">{text[segment]}</p>
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
  );
}

const { waysHeading, ways } = contactCopy;

function ContactWays() {
  return (
    <Section id="addresses" title={waysHeading}>
      <ul className="snap-row grid gap-6 @4xl/main:grid-cols-3">
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
      <ul className="grid gap-x-8 gap-y-6 @3xl/main:grid-cols-3">
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
