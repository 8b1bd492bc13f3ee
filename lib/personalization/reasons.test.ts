import { selectPrimaryCallToAction } from './call-to-action';
import { classifyBehavior } from './clustering';
import { selectContentBlocks } from './content-blocks';
import { scoreHubItem, type HubItem } from './content-hub';
import { explainCopy } from './decide-persona';
import { formatReasons, type Reason } from './decision';
import { rankNavigation } from './navigation';
import { selectOnboardingPath, selectSegmentForGoal } from './onboarding';
import { GOAL_IDS } from './rules/onboarding';
import { PERSONAS, SEGMENTS, type Persona } from './persona';
import { listOtherOutcomes, listPersonaFields, parseReasons, repeatDecision, selectSwitch } from './reasons';
import { selectRecommendations, type RecommendationItem } from './recommendations';
import { DEFAULT_SETTINGS, selectVariant } from './settings';

const hubItem: HubItem = {
  id: 'one',
  title: '',
  description: '',
  category: 'Getting Started',
  tags: [],
  type: 'article',
  readTime: 4,
  difficulty: 'advanced',
  segments: ['developer'],
  clusters: ['researcher'],
  featured: true,
};

const recommendation: RecommendationItem = {
  id: 'general-1',
  title: '',
  description: '',
  imageUrl: '',
  category: 'API',
  tags: ['technical', 'documentation', 'pricing'],
  url: '/',
  relevanceScore: 70,
  source: 'trending',
  type: 'demo',
};

function reasonsOf(persona: Persona): Record<string, Reason[]> {
  const { segment, cluster } = persona;
  const rank = (adaptation: boolean) => rankNavigation({ segment, cluster, adaptation }).reason;
  return {
    hero: [explainCopy(persona), selectPrimaryCallToAction(segment).reason],
    introduction: [explainCopy({ segment })],
    nextStep: [explainCopy({ cluster })],
    blocks: selectContentBlocks(persona).flatMap(({ reason, urgencyReason }) => [reason, urgencyReason]),
    recommendations: selectRecommendations([recommendation], persona).map(({ reason }) => reason),
    hub: [scoreHubItem(hubItem, persona).reason],
    navigation: [rank(true), rank(false)],
    onboarding: [
      selectOnboardingPath(persona).reason,
      ...GOAL_IDS.map((goal) => selectSegmentForGoal(goal).reason),
    ],
    behavior: [classifyBehavior({ scrollDepth: 82.5, clickTypes: { cta: 1 }, pageViews: 2 }).reason],
    off: [selectVariant(persona, { ...DEFAULT_SETTINGS, contentPersonalization: false }).reason],
  };
}

test.each(PERSONAS)(
  '$segment, $cluster, $visitor: every block has reasons, which survive a round trip through the page',
  (persona) => {
    for (const reasons of Object.values(reasonsOf(persona))) {
      expect(reasons.length).toBeGreaterThan(0);
      expect(parseReasons(formatReasons(reasons))).toEqual(reasons);
    }
  },
);

test.each(['', '|', 'no-rule;1', 'block-priority', 'block-priority;2', 'block-priority;x'])(
  'malformed text such as %j is not a reason',
  (text) => expect(parseReasons(text)).toEqual([]),
);

test('an unreadable signal is skipped', () => {
  expect(parseReasons('block-priority;1;block=platform;;=;segment')).toEqual([
    { ruleId: 'block-priority', confidence: 1, signals: [{ field: 'block', value: 'platform' }] },
  ]);
});

test.each(PERSONAS)('$segment, $cluster, $visitor: a reason gives its decision again', (persona) => {
  for (const block of selectContentBlocks(persona)) {
    expect(repeatDecision(block.reason)).toMatchObject([{ target: 'priority', value: block.priority }]);
    expect(repeatDecision(block.urgencyReason)).toMatchObject([{ target: 'urgency', value: block.urgency }]);
  }
  const action = selectPrimaryCallToAction(persona.segment);
  expect(repeatDecision(action.reason)).toMatchObject([{ value: action.result }]);
  const hub = scoreHubItem(hubItem, persona);
  const points = repeatDecision(hub.reason)?.map(({ value }) => Number(value)) ?? [];
  expect(points.reduce((sum, value) => sum + value, 0)).toBe(hub.result);
  const [recommended] = selectRecommendations([recommendation], persona);
  expect(repeatDecision(recommended?.reason ?? action.reason)).toMatchObject([
    { value: (recommended?.relevanceScore ?? 0) - 70 },
  ]);
});

test('signals of several facts, and copy, are no single decision', () => {
  expect(
    repeatDecision(rankNavigation({ segment: 'developer', cluster: 'explorer', adaptation: true }).reason),
  ).toBeNull();
  expect(repeatDecision(explainCopy({ segment: 'developer' }))).toBeNull();
});

const developer = { segment: 'developer', cluster: 'explorer' } as const;

test('outcomes of the same rule for other visitors', () => {
  expect(listOtherOutcomes(selectPrimaryCallToAction('developer').reason, developer)).toMatchObject(
    SEGMENTS.filter((who) => who !== 'developer').map((who) => ({
      who,
      actions: [{ value: selectPrimaryCallToAction(who).result }],
    })),
  );
  const stories = selectContentBlocks(developer, Infinity).find(({ id }) => id === 'success-stories');
  expect(stories && listOtherOutcomes(stories.reason, developer)).toMatchObject([
    { who: 'researcher', actions: [{ value: 80 }] },
    { who: 'converter', actions: [{ value: 60 }] },
  ]);
});

test('the same outcome for everybody, or an unknown one', () => {
  const start = selectContentBlocks(developer).find(({ id }) => id === 'get-started');
  expect(start && listOtherOutcomes(start.reason, developer)).toEqual([]);
  expect(listOtherOutcomes(scoreHubItem(hubItem, developer).reason, developer)).toBeNull();
  expect(listOtherOutcomes(explainCopy(developer), developer)).toBeNull();
});

test('the persona fields that a reason depends on', () => {
  expect(listPersonaFields(explainCopy({ segment: 'developer' }))).toEqual(['segment']);
  expect(listPersonaFields(explainCopy({ cluster: 'explorer' }))).toEqual(['cluster']);
  expect(listPersonaFields(scoreHubItem(hubItem, developer).reason)).toEqual(['segment', 'cluster']);
  expect(listPersonaFields(selectSegmentForGoal('build-integrate').reason)).toEqual([]);
});

test('the setting that turns off each reason', () => {
  const of = reasonsOf({ ...developer, visitor: 'new' });
  const switches = Object.entries(of).map(([block, reasons]) => [
    block,
    ...new Set(reasons.map(selectSwitch)),
  ]);
  expect(Object.fromEntries(switches.map(([block, ...names]) => [block, names]))).toEqual({
    hero: ['contentPersonalization'],
    introduction: ['contentPersonalization'],
    nextStep: ['contentPersonalization'],
    blocks: ['contentPersonalization'],
    recommendations: ['contentPersonalization'],
    hub: ['contentPersonalization'],
    navigation: ['navigationAdaptation'],
    onboarding: [null],
    behavior: ['behavioralAnalytics'],
    off: ['contentPersonalization'],
  });
});
