import {
  formatPersonaSlug,
  isCluster,
  isSegment,
  isVisitorType,
  parsePersonaSlug,
  PERSONAS,
} from './persona';

test('there are 18 personas, each with a unique slug that parses back', () => {
  const slugs = PERSONAS.map(formatPersonaSlug);
  expect(new Set(slugs).size).toBe(18);
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
  [isSegment, ['innovation-leader', 'developer', 'sales-prospect']],
  [isCluster, ['explorer', 'researcher', 'converter']],
  [isVisitorType, ['new', 'returning']],
])('%p accepts exactly its own values', (isKnown, words) => {
  expect(words.filter(isKnown)).toEqual(words);
  expect(['', 'constructor', 'DEVELOPER', null, undefined, 0, {}].filter(isKnown)).toEqual([]);
});
