import type { ReactNode } from 'react';
import { PersonalizationSettingsPanel } from '@/components/personalization-settings/personalization-settings-panel';
import { JumpLinks } from '@/components/ui/jump-links';
import { Page } from '@/components/ui/page';
import { PageHead } from '@/components/ui/page-head';
import { SETTINGS_SECTION_IDS, settingsCopy } from '@/lib/content/pages/settings';
import type { Persona } from '@/lib/personalization/persona';
import { AccessibilitySettings } from './accessibility-settings';
import { Privacy } from './privacy';
import { ThemeSettings } from './theme-settings';

const { head, jump, sections } = settingsCopy;

/** `accessibility` are the controls of the accessibility panel, `consent` those of what is remembered. */
type SettingsPageProps = { persona: Persona; accessibility: ReactNode; consent: ReactNode };

export function SettingsPage({ persona, accessibility, consent }: SettingsPageProps) {
  return (
    <Page segment={persona.segment}>
      <PageHead copy={head} segment={persona.segment}>
        <JumpLinks
          label={jump}
          links={SETTINGS_SECTION_IDS.map((id) => ({ id, label: sections[id].heading }))}
        />
      </PageHead>
      <div className="pt-section">
        <PersonalizationSettingsPanel />
      </div>
      <ThemeSettings />
      <AccessibilitySettings>{accessibility}</AccessibilitySettings>
      <Privacy consent={consent} />
    </Page>
  );
}
