import { carryPersona } from './carry-persona';
import { DEFAULT_PERSONA } from './persona';
import type { PersonaCookie } from './persona-cookie';

const persona = { segment: 'developer', cluster: 'converter', visitor: 'returning' } as const;
const cookie: PersonaCookie = {
  ...DEFAULT_PERSONA,
  clusterSource: 'analysis',
  contentPersonalization: false,
  navigationAdaptation: true,
};

test.each([
  ['nothing', {}],
  ['unknown words', { segment: 'robot', cluster: 'shopper', visitor: '' }],
])('a URL with %s leaves the cookie alone', (_, url) => {
  expect(carryPersona({ url, cookie, persona })).toBeNull();
});

test('a segment from the URL is carried, with the settings and the source of the cluster as they were', () => {
  expect(carryPersona({ url: { segment: 'developer' }, cookie, persona })).toEqual({
    ...persona,
    clusterSource: 'analysis',
    contentPersonalization: false,
    navigationAdaptation: true,
  });
});

test('a cluster from the URL counts as chosen', () => {
  expect(carryPersona({ url: { cluster: 'converter' }, cookie: null, persona })).toEqual({
    ...persona,
    clusterSource: 'chosen',
    contentPersonalization: true,
    navigationAdaptation: true,
  });
});
