import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { decideArmPage, decideArms, isHeldOut, listShares, type DeclaredExperiment } from './decide-arms';

type CopyExperiment = Extract<DeclaredExperiment, { kind: 'copy' }>;

const copy = (number: string, status: DeclaredExperiment['status'], letters = 'b'): CopyExperiment => ({
  number,
  status,
  kind: 'copy',
  place: 'home-hero',
  segments: ['developer'],
  arms: Object.fromEntries([...letters].map((letter) => [letter, {}])),
});
const holdout: DeclaredExperiment = { number: '01', status: 'running', kind: 'holdout', heldOut: 0.1 };
const running = [holdout, copy('02', 'running'), copy('03', 'draft'), copy('04', 'ended')];

const entry = { experiments: running, hasConsent: true, hasRefused: false, isEntry: true, draw: () => 0 };
const unchanged = (arms: object) => ({ arms, cookie: 'kept' });
const set = (arms: object) => ({ arms, cookie: 'set' });

const EXPIRED = { arms: {}, cookie: 'expired' };
const refused = { ...entry, hasConsent: false, hasRefused: true };
const both = { '01': 'b', '02': 'b' };

test.each([
  ['EXPERIMENTS=off', { ...entry, experiments: [], cookie: '01b.02a' }, unchanged({ '01': 'b', '02': 'a' })],
  ['no consent', { ...entry, hasConsent: false, cookie: '01b.02a' }, unchanged({})],
  ['a refusal', { ...refused, cookie: 'x' }, EXPIRED],
  ['a refusal without a cookie', refused, unchanged({})],
  ['exactly the running numbers', { ...entry, cookie: '01b.02b' }, unchanged(both)],
  ['a missing number', { ...entry, cookie: '01b' }, set({ '01': 'b', '02': 'a' })],
  ['an ended number', { ...entry, cookie: '01b.02b.04b' }, set(both)],
  ['an unknown arm', { ...entry, cookie: '01b.02c' }, set({ '01': 'b', '02': 'a' })],
  ['a newer instance’s number', { ...entry, cookie: '01b.02b.05c' }, unchanged({ ...both, '05': 'c' })],
  ['a draft of a newer instance', { ...entry, cookie: '01b.02b.03b' }, unchanged({ ...both, '03': 'b' })],
  ['a malformed cookie', { ...entry, cookie: '02b.01b' }, set({ '01': 'a', '02': 'a' })],
  ['no cookie on an entry', entry, set({ '01': 'a', '02': 'a' })],
  ['nothing runs', { ...entry, experiments: [copy('03', 'draft')] }, unchanged({})],
  ['the last one ended', { ...entry, experiments: [copy('04', 'ended')], cookie: '04b' }, EXPIRED],
  ['not an entry', { ...entry, isEntry: false }, unchanged({})],
  ['a missing number on no entry', { ...entry, isEntry: false, cookie: '02b.04b' }, unchanged({ '02': 'b' })],
])('%s', (_name, facts, decision) => {
  expect(decideArms({ cookie: undefined, ...facts })).toEqual(decision);
});

test.each([
  ['a holdout of 10%', holdout, [100, 900], 'ab'],
  ['two arms', copy('02', 'running', 'b'), [8, 8], 'ab'],
  ['three arms', copy('02', 'running', 'bc'), [6, 5, 5], 'abc'],
  ['four arms', copy('02', 'running', 'bcd'), [4, 4, 4, 4], 'abcd'],
  ['three arms without a c', copy('02', 'running', 'bd'), [6, 5, 5], 'abd'],
])('%s: the shares are exact', (_name, declared, shares, letters) => {
  expect(listShares(declared).map(({ share }) => share)).toEqual(shares);
  const range = shares.reduce((sum, share) => sum + share, 0);
  const drawn = Array.from({ length: range }, (_, value) => {
    const draw = (max: number) => (max === range ? value : NaN);
    return decideArms({ ...entry, cookie: undefined, experiments: [declared], draw }).arms[declared.number];
  });
  expect([...letters].map((letter) => drawn.filter((arm) => arm === letter).length)).toEqual(shares);
});

const developer = { ...DEFAULT_PERSONA, segment: 'developer' } as const;
const pages = {
  experiments: running,
  pageOf: () => 'home',
  page: 'home',
  persona: developer,
  arms: { '01': 'b', '02': 'b' },
} as const;
const narrow: DeclaredExperiment = { ...copy('02', 'running'), clusters: ['converter'] };

test.each([
  ['the challenger', pages, '02b'],
  ['the ordinary page', { ...pages, arms: { '02': 'a' } as const }, null],
  ['no arm assigned', { ...pages, arms: {} }, null],
  ['an unknown arm', { ...pages, arms: { '02': 'd' } as const }, null],
  ['another page', { ...pages, page: 'pricing' }, null],
  ['a persona outside the test', { ...pages, persona: DEFAULT_PERSONA }, null],
  ['a behavior outside the test', { ...pages, experiments: [narrow] }, null],
  ['a draft', { ...pages, experiments: [copy('02', 'draft')] }, null],
  ['an ended test', { ...pages, experiments: [copy('02', 'ended')] }, null],
])('%s', (_name, facts, page) => {
  expect(decideArmPage(facts)).toBe(page);
});

test.each([
  [{ '01': 'a' } as const, true],
  [{ '01': 'b' } as const, false],
  [{}, false],
])('%j is in the holdout: %s', (arms, expected) => {
  expect(isHeldOut(running, arms)).toBe(expected);
  expect(isHeldOut([{ ...holdout, status: 'draft' }], arms)).toBe(false);
});
