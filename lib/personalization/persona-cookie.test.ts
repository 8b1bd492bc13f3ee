import { PERSONAS } from './persona';
import { CLUSTER_SOURCES, formatPersonaCookie, parsePersonaCookie, PERSONA_COOKIE } from './persona-cookie';

const cookie = {
  segment: 'developer',
  cluster: 'researcher',
  visitor: 'returning',
  clusterSource: 'chosen',
  contentPersonalization: true,
  navigationAdaptation: false,
} as const;

test('the cookie is called persona and reads like one', () => {
  expect(PERSONA_COOKIE).toBe('persona');
  expect(formatPersonaCookie(cookie)).toBe('developer.researcher.returning.chosen.10');
  expect(parsePersonaCookie('developer.researcher.returning.chosen.10')).toEqual(cookie);
});

test('every possible cookie is written and read back', () => {
  const cookies = PERSONAS.flatMap((persona) =>
    CLUSTER_SOURCES.flatMap((clusterSource) =>
      [true, false].flatMap((contentPersonalization) =>
        [true, false].map((navigationAdaptation) => ({
          ...persona,
          clusterSource,
          contentPersonalization,
          navigationAdaptation,
        })),
      ),
    ),
  );
  const values = cookies.map(formatPersonaCookie);
  expect(new Set(values).size).toBe(18 * 3 * 2 * 2);
  expect(values.map(parsePersonaCookie)).toEqual(cookies);
});

test.each([
  undefined,
  null,
  '',
  'developer.researcher.returning',
  'developer.researcher.returning.chosen',
  'developer.researcher.returning.chosen.1',
  'developer.researcher.returning.chosen.111',
  'developer.researcher.returning.chosen.12',
  'developer.researcher.returning.chosen.11.',
  'developer.researcher.returning.chosen.11\n',
  ' developer.researcher.returning.chosen.11',
  'developer.researcher.returning.guessed.11',
  'developer.researcher.sometimes.chosen.11',
  'Developer.researcher.returning.chosen.11',
  '%64eveloper.researcher.returning.chosen.11',
])('%j is no persona cookie', (value) => {
  expect(parsePersonaCookie(value)).toBeNull();
});
