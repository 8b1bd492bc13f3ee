import {
  formatPersonaSlug,
  isCluster,
  isSegment,
  isVisitorType,
  parsePersonaSlug,
  PERSONAS,
  CLUSTERS,
  SEGMENTS,
  VISITOR_TYPES,
} from './persona';

test('there is a persona for each segment, cluster and visitor type, with a unique slug that parses back', () => {
  const slugs = PERSONAS.map(formatPersonaSlug);
  expect(new Set(slugs).size).toBe(SEGMENTS.length * CLUSTERS.length * VISITOR_TYPES.length);
  expect(slugs.map(parsePersonaSlug)).toEqual(PERSONAS);
});

test.each([
  '',
  'about',
  'developer',
  'developer.researcher',
  'developer.researcher.returning.',
  'developer.researcher.returning.new',
  'researcher.developer.new',
  'Developer.researcher.new',
  ' developer.researcher.new',
  'developer.researcher.old',
  'toString.constructor.new',
])('%j is not a slug', (slug) => {
  expect(parsePersonaSlug(slug)).toBeNull();
});

test.each([
  [isSegment, SEGMENTS],
  [isCluster, CLUSTERS],
  [isVisitorType, VISITOR_TYPES],
])('%p accepts exactly its own values', (isKnown, words) => {
  expect(words.filter(isKnown)).toEqual(words);
  expect(['', 'constructor', 'DEVELOPER', null, undefined, 0, {}].filter(isKnown)).toEqual([]);
});
