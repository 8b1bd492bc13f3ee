import { SiteLink } from '@/components/ui/site-link';
import { shellCopy } from '@/lib/content/shell';
import { whyCopy } from '@/lib/content/why';
import type { Reason } from '@/lib/personalization/decision';
import { selectSwitch } from '@/lib/personalization/rule-switches';
import type { PersonalizationSettings, SettingName } from '@/lib/personalization/settings';

const { heading, view, turnOff, turnOn, settings: settingsLink } = whyCopy.change;
const { switches } = shellCopy.settings;

type WhyChangeProps = { reasons: readonly Reason[]; settings: PersonalizationSettings };

/** The way to another view, and to the switches behind what is shown. */
export function WhyChange({ reasons, settings }: WhyChangeProps) {
  const names = new Set(reasons.map(selectSwitch).filter((name): name is SettingName => name !== null));
  const links = [
    view,
    ...[...names].map((name) => ({
      label: `${settings[name] ? turnOff : turnOn}: ${switches[name].label}`,
      href: settingsLink,
    })),
  ];
  return (
    <div data-slot="why-change" className="border-t pt-4">
      <p className="text-muted-foreground">{heading}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <SiteLink href={href} className="inline-flex min-h-9 items-center">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
