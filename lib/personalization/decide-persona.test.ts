import { decidePersona, visitorTypeOf } from './decide-persona';
import { DEFAULT_PERSONA } from './persona';
import type { PersonaCookie } from './persona-cookie';

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

test.each([
  [
    'each field separately',
    { url: { segment: 'developer' }, cookie, stored },
    'developer converter returning',
    'url cookie cookie',
  ],
  [
    'a URL without a cookie',
    { url: { cluster: 'researcher' }, cookie: null, stored },
    'developer researcher returning',
    'stored url stored',
  ],
  [
    'null parameters are absent',
    { url: { segment: null, cluster: null, visitor: null }, cookie: null },
    'innovation-leader explorer new',
    'default default default',
  ],
])('%s', (_name, sources, persona, origin) => {
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
