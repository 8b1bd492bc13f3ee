import { VisualThemeChoice } from '@/components/visual-theme/visual-theme-choice';
import { Section } from '@/components/ui/section';
import { settingsCopy } from '@/lib/content/pages/settings';
import { ColorModeChoice } from './color-mode-choice';

const { heading, lede } = settingsCopy.sections.theme;

export function ThemeSettings() {
  return (
    <Section id="theme" title={heading} intro={lede} tone="sunken">
      <div className="space-y-12">
        <VisualThemeChoice />
        <ColorModeChoice />
      </div>
    </Section>
  );
}
