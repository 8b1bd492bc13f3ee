import { classifyBehavior } from '@/lib/personalization/clustering';
import type { Reason } from '@/lib/personalization/decision';
import { explainCopy } from '@/lib/personalization/decide-persona';
import type { PersonaOrigin } from '@/lib/personalization/trace-persona';
import { whyCopy } from '@/lib/content/why';
import {
  describeConfidence,
  describeResult,
  describeOtherOutcomes,
  describeOwnSignals,
  describeReasonSignals,
  describeSource,
} from './why-reason';

const persona = { segment: 'developer', cluster: 'researcher', visitor: 'returning' } as const;
const origins = { segment: 'goal', cluster: 'analysis', visitor: 'default' } as const;
const unboosted: Reason = { ruleId: 'recommendation-boost', signals: [], confidence: 1 };

test.each<[PersonaOrigin, string]>([
  ['url', whyCopy.origins.url],
  ['chosen', whyCopy.origins.chosen],
  ['goal', whyCopy.origins.goal],
  ['analysis', whyCopy.origins.analysis],
  ['default', whyCopy.origins.default],
])('the origin of a segment: %s', (segment, text) => {
  expect(
    describeReasonSignals(explainCopy({ segment: 'developer' }), persona, { ...origins, segment }),
  ).toEqual([`your segment: Developer (${text})`]);
});

test.each<[Partial<Record<keyof typeof persona, PersonaOrigin>>, PersonaOrigin]>([
  [{}, 'default'],
  [{ cluster: 'analysis' }, 'analysis'],
  [{ cluster: 'analysis', segment: 'campaign' }, 'campaign'],
  [{ cluster: 'chosen', segment: 'campaign' }, 'chosen'],
  [{ cluster: 'chosen', segment: 'goal' }, 'goal'],
  [{ segment: 'chosen', visitor: 'url' }, 'url'],
])('a view with the sources %o is explained by one of them: %s', (from, source) => {
  const all = { segment: 'default', cluster: 'default', visitor: 'default', ...from } as const;
  expect(describeSource(explainCopy(persona), persona, all)).toBe(whyCopy.sources[source]);
});

test('a block that depends on the segment alone is not explained by the behavior', () => {
  const from = { segment: 'default', cluster: 'chosen', visitor: 'default' } as const;
  expect(describeSource(explainCopy({ segment: 'developer' }), persona, from)).toBe(whyCopy.sources.default);
});

test('a result of analysis has a confidence, a choice has none', () => {
  const reason = explainCopy({ cluster: 'researcher' });
  expect(describeReasonSignals(reason, persona, origins, 0.7)).toEqual([
    'your behavior: Researcher (from how you use the site, 70% sure)',
  ]);
  expect(describeReasonSignals(reason, persona, { ...origins, cluster: 'chosen' }, 0.7)).toEqual([
    'your behavior: Researcher (your choice, saved in this browser)',
  ]);
});

test('a block rendered before a new result of analysis does not claim it', () => {
  expect(describeReasonSignals(explainCopy({ cluster: 'explorer' }), persona, origins)).toEqual([
    'your behavior: Explorer',
  ]);
});

test('a list of reasons names the visitor’s own facts and tells the others', () => {
  const block = { field: 'block', value: 'automation' } as const;
  const { signals } = explainCopy(persona);
  expect(describeOwnSignals({ ...unboosted, signals: [...signals, block] })).toBe(
    'your segment, your behavior, your visit, the block: Automation',
  );
  expect(describeOwnSignals(unboosted)).toBe(whyCopy.nothingSeen);
});

test('points of several lines are added up', () => {
  const signals = [
    { field: 'matchesSegment', value: true },
    { field: 'matchesCluster', value: true },
    { field: 'featured', value: true },
  ];
  expect(describeResult({ ruleId: 'hub-score', signals, confidence: 1 })).toBe('Add 6 to the score');
});

test('a match without a boost is described as such', () => {
  expect(describeReasonSignals(unboosted, persona, origins)).toEqual([whyCopy.nothingSeen]);
  expect(describeResult(unboosted)).toBe(whyCopy.nothingAdded);
  expect(describeOtherOutcomes(unboosted, persona)).toBeNull();
});

test('a guess is described as a guess', () => {
  const { reason } = classifyBehavior({ scrollDepth: 82, clickTypes: {}, pageViews: 1 });
  expect(describeConfidence(reason)).toBe('70%');
  expect(describeResult(reason)).toBe('Set behavior group: Researcher');
  expect(describeConfidence(unboosted)).toBe('A fixed rule decided this.');
});
