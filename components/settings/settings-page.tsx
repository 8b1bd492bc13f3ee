import type { ReactNode } from 'react';
import { PersonalizationSettingsPanel } from '@/components/personalization-settings/personalization-settings-panel';
import { ButtonLink, buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { DataTable } from '@/components/ui/data-table';
import { Fold } from '@/components/ui/fold';
import { HeadPicture } from '@/components/ui/head-picture';
import { JumpLinks } from '@/components/ui/jump-links';
import { MailLink } from '@/components/ui/links';
import { Page, PageHead } from '@/components/ui/page';
import { Question, Questions } from '@/components/ui/lists';
import { ScrollableList } from '@/components/ui/scrollable-list';
import { Section } from '@/components/ui/section';
import { VisualThemeChoice } from '@/components/visual-theme/visual-theme-choice';
import { pathOf } from '@/lib/calls/endpoint';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { SETTINGS_SECTION_IDS, settingsCopy } from '@/lib/content/pages/settings';
import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';
import { ColorModeChoice } from './color-mode-choice';
import { MyData } from './my-data';

const { head, jump, sections } = settingsCopy;

type SettingsPageProps = { persona: Persona; accessibility: ReactNode; consent: ReactNode };

export function SettingsPage({ persona, accessibility, consent }: SettingsPageProps) {
  return (
    <Page segment={persona.segment} className="max-md:short-sections">
      <PageHead copy={head} segment={persona.segment} picture={<SettingsPicture />}>
        <JumpLinks
          label={jump}
          links={SETTINGS_SECTION_IDS.map((id) => ({ id, label: sections[id].heading }))}
        />
      </PageHead>
      <Container className="py-6 @2xl/main:py-section">
        <PersonalizationSettingsPanel />
      </Container>
      <ThemeSettings />
      <AccessibilitySettings>{accessibility}</AccessibilitySettings>
      <Privacy consent={consent} />
    </Page>
  );
}

const { heading, lede } = settingsCopy.sections.theme;

function ThemeSettings() {
  return (
    <Section id="theme" title={heading} intro={lede} tone="sunken">
      <div className="space-y-8">
        <VisualThemeChoice />
        <ColorModeChoice />
      </div>
    </Section>
  );
}

const { points, link } = settingsCopy.accessibility;

function AccessibilitySettings({ children }: { children: ReactNode }) {
  const { heading, lede } = settingsCopy.sections.accessibility;
  return (
    <Section
      id="accessibility"
      title={heading}
      intro={lede}
      aside={
        <ButtonLink href={link.href} variant="secondary">
          {link.label}
        </ButtonLink>
      }
    >
      <div data-scripted className="mb-8 rounded-panel border bg-surface p-4 shadow-card @2xl/main:p-8">
        {children}
      </div>
      <ScrollableList
        label={heading}
        className="snap-row gap-x-8 gap-y-8 @2xl/main:grid-cols-2 @5xl/main:grid-cols-3"
      >
        {points.map((point) => (
          <li key={point.title} className="border-t-2 border-foreground pt-4">
            <h3 className="text-title">{point.title}</h3>
            <p className="mt-1.5 text-muted-foreground">{point.text}</p>
          </li>
        ))}
      </ScrollableList>
    </Section>
  );
}

const { storedCaption, columns, stored, questions } = settingsCopy.privacy;
const { neverHeading, never, removeHeading, remove, write, email, subject } = settingsCopy.privacy;

function Privacy({ consent }: { consent: ReactNode }) {
  const { heading, lede } = settingsCopy.sections.privacy;
  return (
    <Section id="privacy" title={heading} intro={lede} tone="sunken">
      <div className="mb-6 rounded-panel border bg-surface p-4 shadow-card @2xl/main:p-8">
        <h3 className="text-title">{settingsCopy.privacy.consent.heading}</h3>
        <p className="mt-1.5 max-w-[44rem] text-muted-foreground">{settingsCopy.privacy.consent.text}</p>
        <div className="my-3 font-medium">{consent}</div>
        <p className="max-w-[44rem] text-muted-foreground">{settingsCopy.privacy.consent.off}</p>
      </div>
      <div className="mb-8 rounded-panel border bg-surface p-4 shadow-card @2xl/main:p-8">
        <h3 className="text-title">{myDataCopy.heading}</h3>
        <p className="mt-1.5 mb-5 max-w-[44rem] text-muted-foreground">{myDataCopy.text}</p>
        <MyData />
        <noscript>
          <p>
            {myDataCopy.unscripted}{' '}
            <a
              href={pathOf('GET /api/my-data/download')}
              className="text-primary underline underline-offset-4"
            >
              {myDataCopy.unscriptedLink}
            </a>
          </p>
        </noscript>
      </div>
      <Fold
        id="stored"
        on="phones"
        summary={<span className="font-medium">{storedCaption}</span>}
        className="max-md:border-t"
      >
        <DataTable
          caption={storedCaption}
          narrow="stacked"
          columns={[{ label: columns.what }, { label: columns.where }, { label: columns.why }]}
          rows={stored.map(({ what, where, why }) => ({ id: what, header: what, cells: [where, why] }))}
        />
      </Fold>
      <Questions items={questions} className="@3xl/main:mt-12" />
      <div className="grid gap-x-12 @3xl/main:grid-cols-2">
        <Question title={neverHeading}>
          <ul className="mb-4 list-disc space-y-2 pl-5 marker:text-accent">
            {never.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Question>
        <Question title={removeHeading}>
          <ol className="list-decimal space-y-2 pl-5 marker:text-accent">
            {remove.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <MailLink
            email={email}
            subject={subject}
            className={buttonVariants({ variant: 'secondary', className: 'mt-6 mb-4' })}
          >
            {write}
          </MailLink>
        </Question>
      </div>
    </Section>
  );
}

function SettingsPicture() {
  const { heading, switches, counter } = shellCopy.settings;
  const { length } = Object.keys(switches);
  return (
    <HeadPicture
      title={heading}
      note={`${length} ${counter.of} ${length} ${counter.active}`}
      className="space-y-3 p-4"
    >
      {Object.values(switches).map(({ label }) => (
        <div
          key={label}
          className="flex items-center justify-between gap-4 rounded-card bg-surface-sunken p-4"
        >
          <span className="text-caption font-medium">{label}</span>
          <span className="flex h-5 w-9 shrink-0 justify-end rounded-full bg-primary p-0.5">
            <span className="size-4 rounded-full bg-primary-foreground" />
          </span>
        </div>
      ))}
    </HeadPicture>
  );
}
