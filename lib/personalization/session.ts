import { startOnboarding, type Onboarding } from './onboarding-panel';
import type { Persona } from './persona';
import type { ClusterSource, PersonaCookie, SegmentSource } from './persona-cookie';
import { DEFAULT_SETTINGS, isBehaviorPrivate, type PersonalizationSettings } from './settings';

export type Session = {
  readonly userId: number | null;
  readonly persona: Persona;
  /** The segment's word as the server keeps it; navigation has an answer for unknown ones. */
  readonly storedSegment: string;
  readonly segmentSource: SegmentSource;
  readonly clusterSource: ClusterSource;
  /** How sure the analysis was that found the cluster in this visit, 0 to 1. */
  readonly clusterConfidence?: number;
  readonly settings: PersonalizationSettings;
  readonly settingsLoaded: boolean;
  readonly chatbotOpen: boolean;
  readonly onboarding: Onboarding;
};

export function startSession(persona: Persona): Session {
  return {
    userId: null,
    persona,
    storedSegment: persona.segment,
    segmentSource: 'default',
    clusterSource: 'default',
    settings: DEFAULT_SETTINGS,
    settingsLoaded: false,
    chatbotOpen: false,
    onboarding: startOnboarding(persona.visitor),
  };
}

export function selectPersonaCookie({
  persona,
  segmentSource,
  clusterSource,
  settings,
}: Session): PersonaCookie {
  const { contentPersonalization, navigationAdaptation } = settings;
  return { ...persona, segmentSource, clusterSource, contentPersonalization, navigationAdaptation };
}

/** Analysis waits until the settings have arrived. */
export function shouldAnalyzeBehavior({
  settings,
  settingsLoaded,
}: Pick<Session, 'settings' | 'settingsLoaded'>): boolean {
  return settingsLoaded && !isBehaviorPrivate(settings.behavioralAnalytics).result;
}
