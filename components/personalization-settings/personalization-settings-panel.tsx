'use client';

import { useId } from 'react';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { Container } from '@/components/ui/container';
import { shellCopy } from '@/lib/content/shell';
import { countActiveSettings, type SettingName } from '@/lib/personalization/settings';
import { SettingSwitch } from './setting-switch';

const { heading, text, switches, counter } = shellCopy.settings;
const NAMES = [
  'contentPersonalization',
  'navigationAdaptation',
  'behavioralAnalytics',
] as const satisfies readonly SettingName[];

/** `idPrefix` tells two panels on one page apart. */
type PanelProps = { as?: 'h2' | 'h3'; idPrefix?: string };

/** The three settings, each saved as it is flipped. Stands on the home page, in the tutorial and under /settings. */
export function PersonalizationSettingsPanel({ as: Heading = 'h2', idPrefix = 'setting' }: PanelProps) {
  const { settings } = useSession();
  const { changeSetting } = usePersonalizationActions();
  const titleId = useId();
  return (
    <section
      id="personalization"
      aria-labelledby={titleId}
      data-slot="personalization-settings"
      className="pb-section"
    >
      <Container>
        <div className="rounded-panel border bg-surface shadow-card">
          <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 p-5 @2xl/main:p-8">
            <div className="max-w-[36rem]">
              <Heading id={titleId} className="text-title">
                {heading}
              </Heading>
              <p className="mt-1.5 text-muted-foreground">{text}</p>
            </div>
            <p
              data-slot="settings-counter"
              className="rounded-control bg-primary-soft px-3 py-1 text-sm font-medium text-primary-soft-foreground tabular-nums"
            >
              {countActiveSettings(settings)} {counter.of} {NAMES.length} {counter.active}
            </p>
          </div>
          <ul className="divide-y border-t px-5 @2xl/main:px-8">
            {NAMES.map((name) => (
              <SettingSwitch
                key={name}
                id={`${idPrefix}-${name}`}
                copy={switches[name]}
                checked={settings[name]}
                onCheckedChange={(value) => changeSetting(name, value)}
              />
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
