import { DEFAULT_PERSONA, formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import { describeChanges, listChanges } from './describe-changes';

const developer = { ...DEFAULT_PERSONA, segment: 'developer' } as const;

test.each([
  ['nothing', DEFAULT_PERSONA, ''],
  [
    'the segment',
    developer,
    'Changed: headline, first button, order of 4 products, 3 of 4 figures, and 6 more.',
  ],
  [
    'the behavior',
    { ...DEFAULT_PERSONA, cluster: 'researcher' } as const,
    'Changed: headline, 2 of 6 recommendations, introduction, and closing words.',
  ],
  [
    'the visitor type',
    { ...DEFAULT_PERSONA, visitor: 'returning' } as const,
    'Changed: welcome line and setup guide.',
  ],
])('it names the differences when %s changes', (_, after, sentence) => {
  expect(describeChanges(DEFAULT_PERSONA, after, null)).toBe(sentence);
});

test('an ad keeps its own headline and introduction', () => {
  const researcher = { ...developer, cluster: 'researcher' } as const;
  expect(describeChanges(developer, researcher, null)).toContain('headline');
  expect(describeChanges(developer, researcher, 'first-call')).not.toContain('headline');
});

test('a page lists the changes from each of its other variants, and none without one', () => {
  for (const after of PERSONAS) {
    const changes = listChanges(after, null);
    expect(Object.keys(changes)).toHaveLength(PERSONAS.length - 1);
    expect(changes).not.toHaveProperty([formatPersonaSlug(after)]);
    for (const sentence of Object.values(changes)) expect(sentence).toMatch(/^Changed: .+\.$/);
  }
});
