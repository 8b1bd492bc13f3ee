import { decidePersona, type PersonaSources } from './decide-persona';
import { DEFAULT_PERSONA, type Cluster, type Segment } from './persona';
import type { PersonaCookie } from './persona-cookie';
import { PERSONA_SOURCE, type PersonaSource } from './rules/persona-source';

const ORDER: readonly PersonaSource[] = ['url', 'chosen', 'campaign', 'cookie', 'stored', 'default'];

const settings = { contentPersonalization: true, navigationAdaptation: true };

type SourceValues = { segment: Segment; cluster: Cluster };

function sourceWith(source: PersonaSource, { segment, cluster }: SourceValues): Partial<PersonaSources> {
  const persona = { segment, cluster, visitor: 'new' } as const;
  const cookie = (segmentSource: PersonaCookie['segmentSource'], from: PersonaCookie['clusterSource']) => ({
    cookie: { ...persona, ...settings, segmentSource, clusterSource: from },
  });
  switch (source) {
    case 'url':
      return { url: { segment, cluster } };
    case 'chosen':
      return cookie('chosen', 'chosen');
    case 'campaign':
      return { campaign: { segment, cluster } };
    case 'cookie':
      return cookie('campaign', 'analysis');
    case 'stored':
      return { stored: { segment, isNewUser: true } };
    case 'default':
      return {};
  }
}

const first = { segment: 'developer', cluster: 'researcher' } as const;
const second = { segment: 'sales-prospect', cluster: 'converter' } as const;
const pairs = ORDER.flatMap((higher, place) =>
  ORDER.slice(place + 1).map((lower) => [higher, lower] as const),
);

test('the table has exactly these rows, in this order', () => {
  expect([...PERSONA_SOURCE.cases, PERSONA_SOURCE.otherwise].map(({ then }) => then.value)).toEqual(ORDER);
});

test.each(pairs)('%s takes precedence over %s, for the segment and for the cluster', (higher, lower) => {
  const { result, reason } = decidePersona({
    url: {},
    cookie: null,
    ...sourceWith(lower, second),
    ...sourceWith(higher, first),
  });
  // A cookie stores chosen and found values side by side; the server stores no cluster.
  const cluster = higher === 'stored' ? DEFAULT_PERSONA.cluster : first.cluster;
  expect({ segment: result.segment, cluster: result.cluster }).toEqual({ segment: first.segment, cluster });
  expect(reason.signals[0]).toEqual({ field: 'segment', value: higher });
});

test.each(ORDER)('%s alone decides', (source) => {
  const { reason } = decidePersona({ url: {}, cookie: null, ...sourceWith(source, first) });
  expect(reason.signals[0]).toEqual({ field: 'segment', value: source });
});

test.each<[PersonaCookie['segmentSource'], PersonaCookie['clusterSource'], SourceValues]>([
  ['chosen', 'chosen', first],
  ['chosen', 'analysis', { segment: first.segment, cluster: second.cluster }],
  ['campaign', 'chosen', { segment: second.segment, cluster: first.cluster }],
  ['campaign', 'campaign', second],
  ['default', 'analysis', second],
  ['default', 'default', second],
])('a cookie with segment %s and cluster %s against a campaign', (segmentSource, clusterSource, expected) => {
  const cookie: PersonaCookie = {
    ...first,
    ...settings,
    visitor: 'returning',
    segmentSource,
    clusterSource,
  };
  expect(decidePersona({ url: {}, cookie, campaign: second }).result).toEqual({
    ...expected,
    visitor: 'returning',
  });
});

test('changing only the visitor type does not mark the segment as chosen', () => {
  const cookie: PersonaCookie = {
    ...DEFAULT_PERSONA,
    ...settings,
    visitor: 'returning',
    segmentSource: 'default',
    clusterSource: 'default',
  };
  expect(decidePersona({ url: {}, cookie, campaign: first }).result).toEqual({
    ...first,
    visitor: 'returning',
  });
});
