import { selectRecommendedHubItems } from '@/lib/personalization/content-hub';
import { PERSONAS } from '@/lib/personalization/persona';
import { describeHubReason } from './hub-lists';
import { hubItems } from './hub-items';

const audience = { segment: 'developer', cluster: 'researcher' } as const;
const reason = (...fields: string[]) => ({
  ruleId: 'hub-score' as const,
  signals: fields.map((field) => ({ field, value: true })),
  confidence: 1,
});

test('every signal is explained, in the copy of the page’s audience', () => {
  expect(
    describeHubReason(reason('matchesSegment', 'matchesCluster', 'type', 'difficulty', 'featured'), audience),
  ).toBe(
    'Picked because it is written for developers, useful for researchers, a format developers see first, advanced, and an editors’ pick.',
  );
  expect(describeHubReason(reason('readTime'), audience)).toBe('Picked because it is a short read.');
  expect(describeHubReason(reason(), audience)).toBe('Picked because it is among the best of the rest.');
});

test.each(PERSONAS)('for $segment, $cluster, $visitor equal sentences have equal scores', (persona) => {
  const scores = new Map<string, number>();
  const items = selectRecommendedHubItems(hubItems, persona, hubItems.length);
  for (const { score, reason: found } of items) {
    const sentence = describeHubReason(found, persona);
    expect(score).toBe(scores.get(sentence) ?? score);
    scores.set(sentence, score);
  }
  expect(scores.size).toBeGreaterThan(1);
});
