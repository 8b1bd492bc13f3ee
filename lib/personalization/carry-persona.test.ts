import { carryPersona } from './carry-persona';
import { decidePersona, type PersonaSources } from './decide-persona';
import { DEFAULT_PERSONA } from './persona';
import type { PersonaCookie } from './persona-cookie';

const cookie: PersonaCookie = {
  ...DEFAULT_PERSONA,
  segmentSource: 'default',
  clusterSource: 'analysis',
  contentPersonalization: false,
  navigationAdaptation: true,
};
const campaign = { segment: 'developer', cluster: 'converter' } as const;
const carry = (sources: PersonaSources) =>
  carryPersona({ cookie: sources.cookie, decision: decidePersona(sources) });

test.each<[string, PersonaSources]>([
  ['no parameters', { url: {}, cookie }],
  ['unknown values', { url: { segment: 'robot', cluster: 'shopper', visitor: '' }, cookie }],
  [
    'a campaign that a choice overrules',
    { url: {}, campaign, cookie: { ...cookie, segmentSource: 'chosen', clusterSource: 'chosen' } },
  ],
])('a URL with %s leaves the cookie alone', (_, sources) => {
  expect(carry(sources)).toBeNull();
});

test("a segment from the URL counts as chosen; settings and the cluster's source stay", () => {
  expect(carry({ url: { segment: 'developer' }, cookie })).toEqual({
    ...cookie,
    segment: 'developer',
    segmentSource: 'chosen',
  });
});

test('a cluster from the URL counts as chosen', () => {
  expect(carry({ url: { cluster: 'converter' }, cookie: null })).toEqual({
    ...DEFAULT_PERSONA,
    cluster: 'converter',
    segmentSource: 'default',
    clusterSource: 'chosen',
    contentPersonalization: true,
    navigationAdaptation: true,
  });
});

test('a visitor type from the URL is carried over and marks nothing else as chosen', () => {
  expect(carry({ url: { visitor: 'returning' }, cookie })).toEqual({ ...cookie, visitor: 'returning' });
});

test('a campaign keeps its source next to choices made by hand or by the URL', () => {
  const fromCampaign = { ...campaign, segmentSource: 'campaign', clusterSource: 'campaign' };
  expect(carry({ url: {}, campaign, cookie })).toEqual({ ...cookie, ...fromCampaign });
  expect(carry({ url: {}, campaign, cookie: { ...cookie, segmentSource: 'chosen' } })).toEqual({
    ...cookie,
    cluster: 'converter',
    segmentSource: 'chosen',
    clusterSource: 'campaign',
  });
  expect(carry({ url: { segment: 'sales-prospect' }, campaign, cookie })).toEqual({
    ...cookie,
    ...fromCampaign,
    segment: 'sales-prospect',
    segmentSource: 'chosen',
  });
});
