'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { describeValue } from '@/components/personalization/describe-rule';
import { ruleAnchor } from '@/components/personalization/rule-anchor';
import { useSession } from '@/components/personalization/personalization-context';
import { useConsentState, useVisitMode } from '@/components/personalization/use-visit-mode';
import { SiteLink } from '@/components/ui/links';
import { Switch } from '@/components/ui/switch';
import { shareUrl } from '@/lib/browser/address';
import { readPersonaCookie } from '@/lib/browser/stored-choices';
import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '@/lib/content/shell';
import { whyCopy } from '@/lib/content/why';
import { readPersonaUrl } from '@/lib/personalization/decide-variant';
import type { Reason } from '@/lib/personalization/decision';
import { selectSegmentForGoal } from '@/lib/personalization/onboarding';
import { CLUSTERS, SEGMENTS, type Persona } from '@/lib/personalization/persona';
import { readQuery } from '@/lib/personalization/read-query';
import { listPersonaFields, parseReasons, selectSwitch } from '@/lib/personalization/reasons';
import type { Session } from '@/lib/personalization/session';
import {
  selectVariant,
  type PersonalizationSettings,
  type SettingName,
} from '@/lib/personalization/settings';
import { tracePersona, type PersonaOrigin } from '@/lib/personalization/trace-persona';
import { describeCause, WhyRows } from './why-reason';

const FROM_DEMO = { segment: 'demo', cluster: 'demo', visitor: 'demo' } as const;

export type WhyPanelProps = {
  reason: HTMLDetailsElement;
  /** Whether the marks of all blocks are visible, not only the hero's. */
  showsAll: boolean;
  onShowAll: (showsAll: boolean) => void;
};

/** The one reason that counts, then everything else behind 'Details'. */
export function WhyPanel({ reason, showsAll, onShowAll }: WhyPanelProps) {
  const session = useSession();
  const reasons = selectShownReasons(parseReasons(useReasonCode(reason)), session);
  const { goal } = session.onboarding;
  const url = readPersonaUrl(readQuery(window.location.search));
  const isDemo = useVisitMode() === 'demo';
  const traced = tracePersona(
    { url, cookie: readPersonaCookie() },
    { ...session, goalSegment: goal && selectSegmentForGoal(goal).result },
  );
  const origins = isDemo ? FROM_DEMO : traced;
  const variant = selectVariant(session.persona, session.settings).result;
  const [first, ...rest] = reasons;
  if (!first) return null;
  return (
    <div data-slot="why-panel">
      <p className="font-medium">{describeCause(first, session.persona, origins)}</p>
      <SiteLink href={`${ROUTES.features}#${ruleAnchor(first.ruleId)}`}>{shellCopy.reason.readRule}</SiteLink>
      <label className="flex min-h-11 items-center justify-between gap-4">
        {whyCopy.showAll}
        <Switch checked={showsAll} onCheckedChange={onShowAll} />
      </label>
      <details>
        <summary className="min-h-9 content-center font-medium">{whyCopy.details}</summary>
        <div className="space-y-4 pt-2">
          <WhyRows reason={first} persona={session.persona} audience={variant} origins={origins} />
          {rest.map((other) => (
            <div key={other.ruleId} className="border-t pt-4">
              <p className="font-medium">{describeCause(other, session.persona, origins)}</p>
              <WhyRows reason={other} persona={session.persona} audience={variant} origins={origins} />
            </div>
          ))}
          {isDemo ? null : <WhyInputs origins={origins} settings={session.settings} />}
          <WhySeeAs reasons={reasons} persona={session.persona} isDemo={isDemo} />
          <WhyChange reasons={reasons} settings={session.settings} />
        </div>
      </details>
    </div>
  );
}

/** With content personalization off, one reason replaces all those that it would have produced. */
export function selectShownReasons(
  reasons: readonly Reason[],
  { persona, settings }: Pick<Session, 'persona' | 'settings'>,
): Reason[] {
  if (settings.contentPersonalization) return [...reasons];
  const rest = reasons.filter((reason) => selectSwitch(reason) !== 'contentPersonalization');
  return rest.length === reasons.length ? rest : [selectVariant(persona, settings).reason, ...rest];
}

function useReasonCode(element: HTMLElement): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      observer.observe(element, { attributeFilter: ['data-why'] });
      return () => observer.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => element.dataset.why ?? '');
}

const { heading, names, used, unused, behavior, memory } = whyCopy.inputs;

type WhyInputsProps = { origins: Record<keyof Persona, PersonaOrigin>; settings: PersonalizationSettings };

function WhyInputs({ origins, settings }: WhyInputsProps) {
  const consent = useConsentState();
  const isUsed = (...sources: PersonaOrigin[]) =>
    Object.values(origins).some((origin) => sources.includes(origin)) ? used : unused;
  const isSwitchedOff = consent === 'on' && !settings.behavioralAnalytics;
  const cookie = readPersonaCookie() ? memory.kept : memory.none;
  const rows = [
    [names.address, isUsed('url')],
    [names.campaign, isUsed('campaign')],
    [names.choice, isUsed('chosen', 'goal')],
    [names.behavior, behavior[isSwitchedOff ? 'switched-off' : consent]],
    [names.memory, consent === 'on' ? cookie : memory.off],
  ] as const;
  return (
    <div data-slot="why-inputs" className="border-t pt-4">
      <p className="text-muted-foreground">{heading}</p>
      <dl className="mt-1 grid gap-y-1">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type WhySeeAsProps = { reasons: readonly Reason[]; persona: Persona; isDemo: boolean };

/** Links to this page for other personas. Their copy was not sent with this page. */
function WhySeeAs({ reasons, persona, isDemo }: WhySeeAsProps) {
  const { heading, note, noteInDemo, compare } = whyCopy.seeAs;
  const fields = new Set(reasons.flatMap(listPersonaFields));
  if (fields.size === 0) return null;
  const segments = fields.has('segment') ? SEGMENTS.filter((segment) => segment !== persona.segment) : [];
  const clusters = fields.has('cluster') ? CLUSTERS.filter((cluster) => cluster !== persona.cluster) : [];
  const others = [
    ...segments.map((segment) => ({ who: segment, view: { ...persona, segment } })),
    ...clusters.map((cluster) => ({ who: cluster, view: { ...persona, cluster } })),
  ];
  return (
    <div data-slot="why-see-as" className="border-t pt-4">
      <p className="text-muted-foreground">{heading}</p>
      <ul className="flex flex-wrap gap-x-4">
        {others.map(({ who, view }) => (
          <li key={who}>
            <a href={shareUrl(window.location, view) + window.location.hash}>{describeValue(who)}</a>
          </li>
        ))}
      </ul>
      <p className="text-muted-foreground">
        <span>{isDemo ? noteInDemo : note}</span> <SiteLink href={compare.href}>{compare.label}</SiteLink>
      </p>
    </div>
  );
}

const { switches } = shellCopy.settings;

type WhyChangeProps = { reasons: readonly Reason[]; settings: PersonalizationSettings };

function WhyChange({ reasons, settings }: WhyChangeProps) {
  const { heading, view, turnOff, turnOn, settings: settingsLink } = whyCopy.change;
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
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
