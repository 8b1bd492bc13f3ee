import { PERSONAS } from './persona';
import {
  CLUSTER_SOURCES,
  formatPersonaCookie,
  parsePersonaCookie,
  PERSONA_COOKIE,
  SEGMENT_SOURCES,
} from './persona-cookie';

const cookie = {
  segment: 'developer',
  cluster: 'researcher',
  visitor: 'returning',
  segmentSource: 'campaign',
  clusterSource: 'chosen',
  contentPersonalization: true,
  navigationAdaptation: false,
} as const;

test('the cookie is called persona and has a readable value', () => {
  expect(PERSONA_COOKIE).toBe('persona');
  expect(formatPersonaCookie(cookie)).toBe('developer.researcher.returning.campaign.chosen.10');
  expect(parsePersonaCookie('developer.researcher.returning.campaign.chosen.10')).toEqual(cookie);
});

test('every possible cookie survives a round trip', () => {
  const cookies = PERSONAS.flatMap((persona) =>
    SEGMENT_SOURCES.flatMap((segmentSource) =>
      CLUSTER_SOURCES.flatMap((clusterSource) =>
        [true, false].flatMap((contentPersonalization) =>
          [true, false].map((navigationAdaptation) => ({
            ...persona,
            segmentSource,
            clusterSource,
            contentPersonalization,
            navigationAdaptation,
          })),
        ),
      ),
    ),
  );
  const values = cookies.map(formatPersonaCookie);
  expect(new Set(values).size).toBe(18 * 3 * 4 * 2 * 2);
  expect(values.map(parsePersonaCookie)).toEqual(cookies);
});

test.each([
  ['developer.researcher.returning.analysis.11', 'chosen', 'analysis'],
  ['innovation-leader.researcher.new.chosen.11', 'default', 'chosen'],
])('%s, in the format before campaigns, is still read', (value, segmentSource, clusterSource) => {
  expect(parsePersonaCookie(value)).toMatchObject({ segmentSource, clusterSource });
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
  'developer.researcher.returning.analysis.chosen.11',
  'developer.researcher.returning.chosen.chosen.chosen.11',
  'developer.researcher.sometimes.chosen.11',
  'Developer.researcher.returning.chosen.11',
  '%64eveloper.researcher.returning.chosen.11',
])('%j is not a persona cookie', (value) => {
  expect(parsePersonaCookie(value)).toBeNull();
});
