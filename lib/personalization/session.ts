import {
  reduceOnboarding,
  restartOnboarding,
  selectSegmentForGoal,
  startOnboarding,
  type Onboarding,
  type OnboardingAction,
} from './onboarding';
import type { GoalId } from './rules/onboarding';
import { DEFAULT_PERSONA, type Cluster, type Persona, type Segment, type VisitorType } from './persona';
import type { ClusterSource, PersonaCookie, SegmentSource } from './persona-cookie';
import {
  DEFAULT_SETTINGS,
  isAnalyticsOff,
  isSettingName,
  type PersonalizationSettings,
  type SettingName,
} from './settings';

export type Session = {
  readonly userId: number | null;
  readonly persona: Persona;
  /** As stored by the server. Navigation has a fallback for unknown segments. */
  readonly storedSegment: string;
  readonly segmentSource: SegmentSource;
  readonly clusterSource: ClusterSource;
  /** Confidence of the analysis that found the cluster in this visit, 0 to 1. */
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

export function shouldAnalyzeBehavior({
  settings,
  settingsLoaded,
}: Pick<Session, 'settings' | 'settingsLoaded'>): boolean {
  return settingsLoaded && !isAnalyticsOff(settings.behavioralAnalytics).result;
}

export type SessionAction =
  | OnboardingAction
  | { type: 'onboarding-completed' }
  | { type: 'user-identified'; userId: number }
  | { type: 'user-loaded'; persona: Persona; storedSegment: string }
  | { type: 'persona-remembered'; cookie: PersonaCookie }
  | { type: 'persona-followed'; persona: Persona }
  | { type: 'segment-chosen'; segment: Segment }
  | { type: 'goal-chosen'; goalId: GoalId }
  | { type: 'cluster-chosen'; cluster: Cluster }
  | { type: 'cluster-analyzed'; cluster: Cluster; confidence?: number }
  | { type: 'visitor-chosen'; visitor: VisitorType }
  | { type: 'settings-loaded'; settings: PersonalizationSettings }
  | { type: 'setting-changed'; name: SettingName; value: boolean }
  | { type: 'chatbot-toggled' }
  | { type: 'chatbot-closed' }
  | { type: 'session-restarted' };

export function reduceSession(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'user-identified':
      return identify(session, action.userId);
    case 'user-loaded':
      return adoptUser(session, action.persona, action.storedSegment);
    case 'persona-remembered':
      return restorePersona(session, action.cookie);
    case 'persona-followed':
      return followPersona(session, action.persona);
    case 'segment-chosen':
      return withSegment(session, action.segment, 'chosen');
    case 'goal-chosen':
      return withGoal(session, action.goalId);
    case 'cluster-chosen':
      return withCluster(session, action.cluster, 'chosen');
    case 'cluster-analyzed':
      return session.clusterSource === 'chosen'
        ? session
        : withCluster(session, action.cluster, 'analysis', action.confidence);
    case 'visitor-chosen':
      return withVisitor(session, action.visitor);
    case 'settings-loaded':
      return { ...withSettings(session, action.settings), settingsLoaded: true };
    case 'setting-changed':
      return withSettings(session, { [action.name]: action.value });
    case 'chatbot-toggled':
      return { ...session, chatbotOpen: !session.chatbotOpen };
    case 'chatbot-closed':
      return { ...session, chatbotOpen: false };
    case 'onboarding-completed':
      return withVisitor(session, 'returning');
    case 'session-restarted':
      return restart(session);
    default:
      return { ...session, onboarding: reduceOnboarding(session.onboarding, action, session.persona) };
  }
}

/** Restores the default persona; user id and open widgets stay. */
function restart({ userId, settingsLoaded, chatbotOpen, segmentSource, clusterSource }: Session): Session {
  const retained = { userId, settingsLoaded, chatbotOpen, segmentSource, clusterSource };
  return { ...startSession(DEFAULT_PERSONA), ...retained };
}

/** Settings of the new user id must load before tracking starts. */
function identify(session: Session, userId: number): Session {
  if (userId === session.userId) return session;
  return { ...session, userId, settingsLoaded: session.userId === null && session.settingsLoaded };
}

function withSegment(
  session: Session,
  segment: Segment,
  segmentSource: SegmentSource = session.segmentSource,
): Session {
  const isSame =
    segment === session.persona.segment &&
    segment === session.storedSegment &&
    segmentSource === session.segmentSource;
  return isSame
    ? session
    : { ...session, persona: { ...session.persona, segment }, storedSegment: segment, segmentSource };
}

function withGoal(session: Session, goal: GoalId): Session {
  const onboarding = { ...session.onboarding, goal };
  return withSegment({ ...session, onboarding }, selectSegmentForGoal(goal).result, 'chosen');
}

function withCluster(
  session: Session,
  cluster: Cluster,
  clusterSource: ClusterSource,
  clusterConfidence?: number,
): Session {
  return { ...session, persona: { ...session.persona, cluster }, clusterSource, clusterConfidence };
}

function withVisitor(session: Session, visitor: VisitorType): Session {
  const onboarding =
    visitor === 'new'
      ? restartOnboarding(session.onboarding)
      : { ...session.onboarding, isVisible: false, completed: true };
  return { ...session, persona: { ...session.persona, visitor }, onboarding };
}

function withSettings(session: Session, changes: Partial<PersonalizationSettings>): Session {
  const isSame = Object.entries(changes).every(
    ([name, value]) => isSettingName(name) && session.settings[name] === value,
  );
  return isSame ? session : { ...session, settings: { ...session.settings, ...changes } };
}

/** An unknown stored segment only affects navigation. */
function adoptUser(session: Session, { segment, visitor }: Persona, storedSegment: string): Session {
  return syncVisitor({ ...withSegment(session, segment), storedSegment }, visitor);
}

function followPersona(session: Session, { segment, cluster, visitor }: Persona): Session {
  const clustered = cluster === session.persona.cluster ? session : withCluster(session, cluster, 'chosen');
  return syncVisitor(withSegment(clustered, segment), visitor);
}

function restorePersona(session: Session, cookie: PersonaCookie): Session {
  const { contentPersonalization, navigationAdaptation, segmentSource, clusterSource } = cookie;
  const restored = followPersona(session, cookie);
  return withSettings(
    { ...restored, segmentSource, clusterSource },
    { contentPersonalization, navigationAdaptation },
  );
}

function syncVisitor(session: Session, visitor: VisitorType): Session {
  return visitor === session.persona.visitor ? session : withVisitor(session, visitor);
}
