import { DEFAULT_PERSONA } from './persona';
import { parsePersonaCookie } from './persona-cookie';
import { tracePersona } from './trace-persona';

const persona = { segment: 'developer', cluster: 'researcher', visitor: 'returning' } as const;
const cookie = parsePersonaCookie('developer.researcher.returning.chosen.chosen.11');
const chosen = { persona, segmentSource: 'chosen', clusterSource: 'chosen', goalSegment: null } as const;
const unset = { segmentSource: 'default', clusterSource: 'default', goalSegment: null } as const;
const standard = { persona: DEFAULT_PERSONA, ...unset };
const found = { ...DEFAULT_PERSONA, cluster: 'researcher' } as const;
const analyzed = { ...standard, persona: found, clusterSource: 'analysis' } as const;
const foundCookie = parsePersonaCookie('innovation-leader.researcher.new.default.analysis.11');
const link = { segment: 'developer', cluster: 'nonsense' };
const landed = { ...chosen, segmentSource: 'campaign', clusterSource: 'campaign' } as const;

test.each([
  ['a link, field by field', link, cookie, chosen, 'url chosen chosen'],
  ['a choice after a link', { segment: 'sales-prospect' }, cookie, chosen, 'chosen chosen chosen'],
  ['an analysis', {}, cookie, { ...chosen, clusterSource: 'analysis' }, 'chosen analysis chosen'],
  ['an ad', {}, cookie, landed, 'campaign campaign chosen'],
  ['an ad and an analysis', {}, cookie, { ...landed, clusterSource: 'analysis' }, 'campaign analysis chosen'],
  ['a goal', {}, cookie, { ...chosen, goalSegment: 'developer' }, 'goal chosen chosen'],
  ['a choice after it', {}, cookie, { ...chosen, goalSegment: 'sales-prospect' }, 'chosen chosen chosen'],
  ['nothing', {}, null, standard, 'default default default'],
  ['choices without cookies', {}, null, chosen, 'chosen chosen chosen'],
  ['an analysis alone', {}, foundCookie, analyzed, 'default analysis default'],
  [
    'a choice beside it',
    {},
    foundCookie,
    { ...analyzed, segmentSource: 'chosen' },
    'chosen analysis default',
  ],
] as const)('segment, cluster and visitor type with %s', (_, url, stored, visit, origins) => {
  const { segment, cluster, visitor } = tracePersona({ url, cookie: stored }, visit);
  expect([segment, cluster, visitor].join(' ')).toBe(origins);
});
