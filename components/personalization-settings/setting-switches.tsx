'use client';

import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { useConsentState } from '@/components/personalization/use-visit-mode';
import { SwitchRow } from '@/components/ui/switch';
import { consentCopy } from '@/lib/content/consent';
import { shellCopy } from '@/lib/content/shell';
import {
  countActiveSettings,
  type PersonalizationSettings,
  type SettingName,
} from '@/lib/personalization/settings';
import { cn } from '@/lib/utils';

const { switches, counter } = shellCopy.settings;
const NAMES = [
  'contentPersonalization',
  'navigationAdaptation',
  'behavioralAnalytics',
] as const satisfies readonly SettingName[];

/** Effective settings: without consent, behavior is not tracked, whatever the switch is set to. */
function useSettingsInForce(): { settings: PersonalizationSettings; isLocked: boolean } {
  const { settings } = useSession('settings');
  const isLocked = useConsentState() !== 'on';
  return { settings: isLocked ? { ...settings, behavioralAnalytics: false } : settings, isLocked };
}

/** Both sentences are in the HTML; `data-memory` on <html> selects one before the first paint. */
const whyLocked = (
  <>
    <p className="mt-1 not-in-data-memory:hidden in-data-[memory=off-by-browser]:hidden">
      {consentCopy.switch.off}
    </p>
    <p className="mt-1 not-in-data-[memory=off-by-browser]:hidden">{consentCopy.switch.browser}</p>
  </>
);

export function SettingsCounter({ className }: { className?: string }) {
  const { settings } = useSettingsInForce();
  return (
    <p
      data-slot="settings-counter"
      data-scripted
      className={cn(
        'rounded-control bg-primary-soft px-3 py-1 text-sm font-medium text-primary-soft-foreground tabular-nums',
        className,
      )}
    >
      {`${countActiveSettings(settings)} ${counter.of} ${NAMES.length} ${counter.active}`}
    </p>
  );
}

export function SettingSwitches({ idPrefix, className }: { idPrefix: string; className?: string }) {
  const { settings, isLocked } = useSettingsInForce();
  const { changeSetting } = usePersonalizationActions();
  return (
    <ul className={cn('divide-y', className)}>
      {NAMES.map((name) => (
        <SwitchRow
          key={name}
          id={`${idPrefix}-${name}`}
          copy={switches[name]}
          checked={settings[name]}
          isLocked={isLocked && name === 'behavioralAnalytics'}
          note={name === 'behavioralAnalytics' ? whyLocked : null}
          className="py-5"
          onCheckedChange={(value) => changeSetting(name, value)}
        />
      ))}
    </ul>
  );
}

export function BareSettings() {
  return (
    <div data-slot="personalization-settings" className="mt-3">
      <SettingsCounter className="w-fit" />
      <SettingSwitches idPrefix="tutorial-setting" className="*:gap-4 *:py-3" />
    </div>
  );
}
