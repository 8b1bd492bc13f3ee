import { DEFAULT_PERSONA } from './persona';
import { replayVisitor, type ReplayStep } from './replay-visitor';
import { parseVisit } from './visit-notation';

const replay = (visit: string, persona = DEFAULT_PERSONA) =>
  replayVisitor({ events: parseVisit(visit) ?? [], persona, userId: 42 });
const found = ({ found, reason }: ReplayStep) => `${found} ${reason.confidence}`;

test.each<[string, string[], string[]]>([
  ['', [], []],
  ['P', ['explorer 0.5'], ['explorer']],
  ['P S71', ['explorer 0.5', 'researcher 0.7'], ['explorer', 'researcher']],
  // Finding no signal does not replace an earlier cluster.
  ['P S71 S60', ['explorer 0.5', 'researcher 0.7', 'explorer 0.5'], ['explorer', 'researcher', 'researcher']],
  ['C*3', ['explorer 0.5', 'explorer 0.5', 'converter 0.8'], ['explorer', 'explorer', 'converter']],
  [
    'B*4 S90',
    ['explorer 0.5', 'explorer 0.5', 'explorer 0.5', 'converter 0.8', 'researcher 0.7'],
    ['explorer', 'explorer', 'explorer', 'converter', 'researcher'],
  ],
  [
    'S80 P*4 S10',
    [
      'researcher 0.7',
      'researcher 0.7',
      'researcher 0.7',
      'researcher 0.7',
      'researcher 0.7',
      'explorer 0.65',
    ],
    ['researcher', 'researcher', 'researcher', 'researcher', 'researcher', 'explorer'],
  ],
])('%s: cluster found and cluster shown, step by step', (visit, expectedFound, expectedShown) => {
  const steps = replay(visit);
  expect(steps.map(found)).toEqual(expectedFound);
  expect(steps.map(({ cluster }) => cluster)).toEqual(expectedShown);
  const before = [DEFAULT_PERSONA.cluster, ...expectedShown];
  expect(steps.map(({ hasChanged }) => hasChanged)).toEqual(
    expectedShown.map((cluster, index) => cluster !== before[index]),
  );
});

test('a step contains the event, the summary up to it, and the deciding signals', () => {
  expect(replay('P S40 C')[2]).toMatchObject({
    event: { eventType: 'click', eventData: { elementType: 'cta' } },
    summary: {
      totalBehaviors: 3,
      analyzedBehaviors: 3,
      pageViews: 1,
      clickTypes: { cta: 1 },
      scrollDepth: 40,
    },
    reason: {
      ruleId: 'cluster-from-behavior',
      signals: expect.arrayContaining([{ field: 'ctaClicks', value: 1 }]),
    },
  });
});

test("a step's tokens are those of the text that would be sent, and add up", () => {
  const steps = replay('P P');
  const sent = steps.map(({ summary }) =>
    Math.ceil(JSON.stringify({ userId: 42, behaviors: summary }).length / 4),
  );
  expect(steps.map(({ tokens }) => tokens)).toEqual(sent);
  expect(steps.map(({ usedTokens }) => usedTokens)).toEqual([sent[0], (sent[0] ?? 0) + (sent[1] ?? 0)]);
});

test('only the last twenty events of a longer list are replayed', () => {
  const steps = replay('C*3 P*20');
  expect(steps).toHaveLength(20);
  expect(steps[0]?.event.eventType).toBe('pageview');
  expect(steps.at(-1)?.summary).toMatchObject({ totalBehaviors: 20, clickTypes: {} });
});

test('the firing rules are those of the behavior and of the resulting cluster', () => {
  const developer = { ...DEFAULT_PERSONA, segment: 'developer' } as const;
  const [first, , last] = replay('P S50 S100', developer);
  expect(first?.firing).toEqual([
    { ruleId: 'navigation-boost', cases: [1, 2] },
    { ruleId: 'recommendation-boost', cases: [0] },
    { ruleId: 'hub-score', cases: [8] },
  ]);
  expect(last?.firing).toEqual([
    { ruleId: 'cluster-from-behavior', cases: [0] },
    { ruleId: 'navigation-boost', cases: [3, 4] },
    { ruleId: 'block-priority', cases: [8] },
    { ruleId: 'block-urgency', cases: [0] },
    { ruleId: 'recommendation-boost', cases: [1] },
    { ruleId: 'hub-score', cases: [6] },
    { ruleId: 'onboarding-path', cases: [0] },
  ]);
});

test('if two cases of the cluster rule match, the first decides', () => {
  const steps = replay('C*3 S100');
  expect(steps.at(-1)?.firing[0]).toEqual({ ruleId: 'cluster-from-behavior', cases: [0] });
});
