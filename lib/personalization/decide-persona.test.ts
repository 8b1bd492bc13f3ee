import { decidePersona, visitorTypeOf, type PersonaSources } from './decide-persona';
import { DEFAULT_PERSONA, type Cluster, type Segment } from './persona';
import type { PersonaCookie } from './persona-cookie';
import type { PersonaSource } from './rules/persona-source';

const cookie: PersonaCookie = {
  segment: 'sales-prospect',
  cluster: 'converter',
  visitor: 'returning',
  segmentSource: 'default',
  clusterSource: 'analysis',
  contentPersonalization: true,
  navigationAdaptation: true,
};
const stored = { segment: 'developer', isNewUser: false };

function decision(persona: string, sources: string) {
  const [segment, cluster, visitor] = persona.split(' ');
  const [segmentFrom, clusterFrom, visitorFrom] = sources.split(' ');
  return {
    result: { segment, cluster, visitor },
    reason: {
      ruleId: 'persona-source',
      signals: [
        { field: 'segment', value: segmentFrom },
        { field: 'cluster', value: clusterFrom },
        { field: 'visitor', value: visitorFrom },
      ],
      confidence: 1,
    },
  };
}

test('without any signal every visitor gets the default', () => {
  expect(decidePersona({ url: {}, cookie: null })).toEqual(
    decision('innovation-leader explorer new', 'default default default'),
  );
  expect(decidePersona({ url: {}, cookie: null, stored: null }).result).toEqual(DEFAULT_PERSONA);
});

const NOTHING = { segment: null, cluster: null, visitor: null };

test.each<[PersonaSources, string, string]>([
  [{ url: { segment: 'developer' }, cookie, stored }, 'developer converter returning', 'url cookie cookie'],
  [
    { url: { cluster: 'explorer' }, cookie: null, stored },
    'developer explorer returning',
    'stored url stored',
  ],
  [{ url: NOTHING, cookie: null }, 'innovation-leader explorer new', 'default default default'],
])('%j is %s, from %s', (sources, persona, origin) => {
  expect(decidePersona(sources)).toEqual(decision(persona, origin));
});

test.each(['', 'DEVELOPER', 'developer ', 'developer,researcher', '__proto__', '<script>'])(
  'the unknown value %j is ignored in every source',
  (word) => {
    const url = { segment: word, cluster: word, visitor: word };
    expect(decidePersona({ url, cookie, stored })).toEqual(
      decision('sales-prospect converter returning', 'cookie cookie cookie'),
    );
    expect(decidePersona({ url, cookie: null, stored: { segment: word, isNewUser: true } })).toEqual(
      decision('innovation-leader explorer new', 'default default stored'),
    );
  },
);

test('isNewUser is derived from the visitor type', () => {
  expect([visitorTypeOf(true), visitorTypeOf(false)]).toEqual(['new', 'returning']);
});

const ORDER: readonly PersonaSource[] = ['url', 'chosen', 'campaign', 'cookie', 'stored', 'default'];

type SourceValues = { segment: Segment; cluster: Cluster };

function sourceWith(source: PersonaSource, { segment, cluster }: SourceValues): Partial<PersonaSources> {
  const cookieFrom = (segmentSource: 'chosen' | 'campaign', clusterSource: 'chosen' | 'analysis') => ({
    cookie: { ...cookie, segment, cluster, segmentSource, clusterSource },
  });
  switch (source) {
    case 'url':
      return { url: { segment, cluster } };
    case 'chosen':
      return cookieFrom('chosen', 'chosen');
    case 'campaign':
      return { campaign: { segment, cluster } };
    case 'cookie':
      return cookieFrom('campaign', 'analysis');
    case 'stored':
      return { stored: { segment, isNewUser: true } };
    case 'default':
      return {};
  }
}

const first = { segment: 'developer', cluster: 'researcher' } as const;
const second = { segment: 'sales-prospect', cluster: 'converter' } as const;
const pairs = ORDER.flatMap((higher, index) =>
  ORDER.slice(index + 1).map((lower) => [higher, lower] as const),
);

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

test.each<[PersonaCookie['segmentSource'], PersonaCookie['clusterSource'], SourceValues]>([
  ['chosen', 'analysis', { segment: first.segment, cluster: second.cluster }],
  ['campaign', 'chosen', { segment: second.segment, cluster: first.cluster }],
  ['default', 'default', second],
])('a cookie with segment %s and cluster %s against a campaign', (segmentSource, clusterSource, expected) => {
  const choices: PersonaCookie = { ...cookie, ...first, segmentSource, clusterSource };
  expect(decidePersona({ url: {}, cookie: choices, campaign: second }).result).toEqual({
    ...expected,
    visitor: 'returning',
  });
});
