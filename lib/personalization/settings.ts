import type { Decision } from './decision';
import { collectByRule } from './evaluate-rule';
import { DEFAULT_PERSONA, type Persona } from './persona';
import { CONTENT_SWITCHES } from './rules/content-switches';

export type PersonalizationSettings = {
  contentPersonalization: boolean;
  navigationAdaptation: boolean;
  behavioralAnalytics: boolean;
};

export type SettingName = keyof PersonalizationSettings;

export const DEFAULT_SETTINGS: PersonalizationSettings = {
  contentPersonalization: true,
  navigationAdaptation: true,
  behavioralAnalytics: true,
};

export function isSettingName(value: string): value is SettingName {
  return value in DEFAULT_SETTINGS;
}

/** The settings that differ from `before`, by default from the initial settings. */
export function selectChanges(
  settings: PersonalizationSettings,
  before: PersonalizationSettings = DEFAULT_SETTINGS,
): Partial<PersonalizationSettings> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => isSettingName(name) && value !== before[name]),
  );
}

export function countActiveSettings(settings: PersonalizationSettings): number {
  return Object.values(settings).filter(Boolean).length;
}

/** Keeps the visitor type even without personalization, because the onboarding panel depends on it. */
export function selectVariant(
  persona: Persona,
  { contentPersonalization }: Pick<PersonalizationSettings, 'contentPersonalization'>,
): Decision<Persona> {
  const { result, reason } = isSwitchedOff('content', { contentPersonalization });
  return { result: result ? { ...DEFAULT_PERSONA, visitor: persona.visitor } : persona, reason };
}

export function isNavigationFixed(navigationAdaptation: boolean): Decision<boolean> {
  return isSwitchedOff('navigation', { navigationAdaptation });
}

export function isAnalyticsOff(behavioralAnalytics: boolean): Decision<boolean> {
  return isSwitchedOff('behavior', { behavioralAnalytics });
}

type SwitchTarget = (typeof CONTENT_SWITCHES.cases)[number]['then']['target'];

function isSwitchedOff(target: SwitchTarget, settings: Partial<PersonalizationSettings>): Decision<boolean> {
  const { result, reason } = collectByRule(CONTENT_SWITCHES, { ...DEFAULT_SETTINGS, ...settings });
  return { result: result.some((action) => action.target === target), reason };
}
