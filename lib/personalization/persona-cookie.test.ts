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
  expect(new Set(values).size).toBe(
    PERSONAS.length * SEGMENT_SOURCES.length * CLUSTER_SOURCES.length * 2 * 2,
  );
  expect(values.map(parsePersonaCookie)).toEqual(cookies);
});

const VALID = 'developer.researcher.returning.campaign.chosen.11';

test.each([
  undefined,
  null,
  '',
  'developer.researcher.returning',
  VALID.slice(0, -3),
  VALID.slice(0, -1),
  `${VALID}1`,
  VALID.replace('11', '12'),
  `${VALID}.`,
  `${VALID}\n`,
  ` ${VALID}`,
  VALID.replace('chosen', 'guessed'),
  VALID.replace('campaign', 'analysis'),
  VALID.replace('campaign.', ''),
  VALID.replace('chosen', 'chosen.chosen'),
  VALID.replace('returning', 'sometimes'),
  VALID.replace('d', 'D'),
  VALID.replace('d', '%64'),
])('%j is not a persona cookie', (value) => {
  expect(parsePersonaCookie(value)).toBeNull();
});
