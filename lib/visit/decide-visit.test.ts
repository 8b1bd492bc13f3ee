import type { CopyExperiment, HoldoutExperiment } from '@/lib/content/experiment';
import { ROUTES } from '@/lib/config/routes';
import { ruleLabels } from '@/lib/content/rules';
import { decideVisit, isVisitedOverTls, type VisitFacts } from './decide-visit';

const STANDARD = 'innovation-leader.explorer.new';
const DEVELOPER = 'developer.researcher.returning.chosen.analysis.11';

const common = { status: 'draft', since: '2027-01-04', days: 28, name: 'A', question: 'B?' } as const;
const holdout: HoldoutExperiment = {
  ...common,
  number: '01',
  kind: 'holdout',
  heldOut: 0.1,
  goal: 'demo-request',
};
const copy: CopyExperiment = {
  ...common,
  number: '02',
  kind: 'copy',
  place: 'home-hero',
  segments: ['developer'],
  goal: 'docs-or-prices',
  arms: { b: { headline: 'One API call' } },
};

function visit(address: string, headers: Record<string, string> = {}, facts: Partial<VisitFacts> = {}) {
  const [pathname = '', query] = address.split('?');
  return decideVisit({
    method: 'GET',
    pathname,
    search: query === undefined ? '' : `?${query}`,
    readHeader: (name) => headers[name],
    consentMode: 'notice',
    isSecure: false,
    experiments: [holdout, copy],
    draw: () => 0,
    ...facts,
  });
}

test.each([
  ['no', ['visitor=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']],
  ['withdrawing', []],
])('the cookie that names what is stored, after the choice %s', (choice, cookies) => {
  const page = visit('/', {
    cookie: `visitor=x; persona=${DEVELOPER}; consent=${choice}`,
    'sec-fetch-dest': 'script',
  });
  expect(page).toMatchObject({ path: `/${STANDARD}`, cookies });
});

const RETURNING = 'developer.researcher.returning';
const stored = (persona: string, rest = ''): Record<string, string> => ({
  cookie: `persona=${persona}${rest}`,
});

test.each([
  [ruleLabels.value.cookie, '/', stored(DEVELOPER), RETURNING],
  ['the cookie without consent', '/', stored(DEVELOPER, '; consent=no'), STANDARD],
  ['a choice of this session', '/', stored('x', `; session-persona=${DEVELOPER}; consent=no`), RETURNING],
  ['the cookie under Global Privacy Control', '/', { ...stored(DEVELOPER), 'sec-gpc': '1' }, STANDARD],
  ['a malformed cookie', '/', stored('"developer"'), STANDARD],
  ['the first of a duplicate cookie', '/', stored(DEVELOPER, '; persona=x'), RETURNING],
  ['the demo view first', '/?demo=1&cluster=explorer', stored(DEVELOPER), 'developer.explorer.returning'],
  ['a comparison first', '/?view=compare&segment=developer', stored(DEVELOPER), 'developer.explorer.new'],
])('precedence: %s', (_name, address, headers, slug) => {
  expect(visit(address, headers)).toMatchObject({ kind: 'page', status: 200, path: `/${slug}`, slug });
});

test.each(Object.values(ROUTES))('%s is private, and names its variant', (path) => {
  expect(visit(path, stored(DEVELOPER))).toMatchObject({
    path: path === '/' ? `/${RETURNING}` : `/${RETURNING}${path}`,
    headers: { 'Cache-Control': 'private, no-cache, no-transform', 'x-variant': RETURNING },
  });
});

test.each([['/?demo=1'], ['/?view=compare']])(
  '%s names no variant, because it is for one visitor alone',
  (address) => {
    const page = visit(address);
    expect(page).toMatchObject({
      kind: 'page',
      variant: null,
      headers: { 'Cache-Control': 'private, no-cache, no-transform' },
    });
  },
);

test.each([
  ['/nowhere', 404, `/${STANDARD}/not-found`],
  [`/${STANDARD}/pricing`, 404, `/${STANDARD}/not-found`],
  ['/landing/free-trial', 404, `/${STANDARD}/not-found`],
])('%s is not found', (address, status, path) => {
  expect(visit(address)).toMatchObject({ kind: 'page', status, path });
});

test('a variation of a page’s address redirects to it, with its query', () => {
  expect(visit('/Pricing.html?a=1&amp;B=%20')).toEqual({ kind: 'redirect', location: '/pricing?a=1&B=+' });
});

test.each(['POST', 'PUT', 'TRACE'])('%s is refused', (method) => {
  expect(visit('/', {}, { method })).toEqual({ kind: 'refusal' });
});

test('the demo view ends with demo=0, and its cookie is deleted', () => {
  const view = visit('/?demo=1');
  const [cookie = ''] = view.kind === 'page' ? view.cookies : [];
  const ended = visit('/?demo=0', { cookie: cookie.split(';')[0] ?? '' });
  expect(ended).toMatchObject({ slug: STANDARD, cookies: ['demo-view=; Path=/; Max-Age=0'] });
});

test('cookies are secure if visitors reach the site over TLS', () => {
  const cookies = (isSecure: boolean) => {
    const page = visit('/?segment=developer', {}, { isSecure });
    return page.kind === 'page' ? page.cookies.join() : '';
  };
  expect(cookies(true)).toMatch(/; Secure$/);
  expect(cookies(false)).not.toContain('Secure');
  expect(isVisitedOverTls('https')).toBe(true);
  expect(isVisitedOverTls('http')).toBe(false);
});

describe('experiments', () => {
  const running: Partial<VisitFacts> = {
    experiments: [holdout, copy].map((experiment) => ({ ...experiment, status: 'running' })),
  };
  const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const developer = 'developer.researcher.new.chosen.chosen.11';
  const found = 'developer.researcher.new.campaign.analysis.11';
  const set = (page: ReturnType<typeof visit>) =>
    page.kind === 'page' ? page.cookies.filter((cookie) => cookie.startsWith('experiments=')) : [];

  test('the response that sets the cookie shows the assigned arm', () => {
    const draw = (max: number) => max - 1;
    const page = visit('/', { ...opened, cookie: `persona=${developer}` }, { ...running, draw });
    expect(page).toMatchObject({
      path: '/arms/02b/developer.researcher.new',
      variant: 'developer.researcher.new.02b',
      headers: { 'x-variant': 'developer.researcher.new.02b' },
    });
    expect(set(page)).toEqual([
      expect.stringMatching(/^experiments=01b\.02b; Path=\/; Max-Age=\d+; SameSite=Lax$/),
    ]);
  });

  const shown = 'developer.researcher.new';
  const preview = '/?demo=1&segment=developer&arm=';

  test.each([
    ['with the cookie', '/', stored(developer, '; experiments=01b.02b'), `arms/02b/${shown}`],
    ['in arm a', '/', stored(developer, '; experiments=01b.02a'), shown],
    ['on another page', '/about', stored(developer, '; experiments=01b.02b'), `${shown}/about`],
    ['for another persona', '/', { cookie: 'experiments=01b.02b' }, STANDARD],
    ['held out, from an ad', '/?utm_campaign=pipeline-search', { cookie: 'experiments=01a.02b' }, STANDARD],
    ['held out, found before', '/pricing', stored(found, '; experiments=01a.02b'), `${STANDARD}/pricing`],
    ['held out, chosen by hand', '/', stored(developer, '; experiments=01a.02b'), `arms/02b/${shown}`],
    ['not held out', '/pricing', stored(found, '; experiments=01b.02b'), `${shown}/pricing`],
    ['a preview', `${preview}02b`, {}, 'arms/02b/developer.explorer.new'],
    ['a preview of the ordinary page', `${preview}02a`, {}, 'developer.explorer.new'],
    ['a preview of an unknown arm', `${preview}09b`, {}, 'developer.explorer.new'],
    ['a preview of another draft of the page', `${preview}03b`, {}, 'arms/03b/developer.explorer.new'],
    ['a preview outside the demo view', '/arms/02b/developer.explorer.new', {}, `${STANDARD}/not-found`],
  ])('%s', (_name, address, headers: Record<string, string>, path) => {
    const other = { ...copy, number: '03', status: 'running' as const };
    const experiments = [...(running.experiments ?? []), other];
    expect(visit(address, headers, { experiments })).toMatchObject({ path: `/${path}` });
  });

  test.each([
    ['a script', {}, running],
    ['a prefetch', { ...opened, 'sec-purpose': 'prefetch' }, running],
    ['a frame', { ...opened, 'sec-fetch-dest': 'iframe' }, running],
    ['Global Privacy Control', { ...opened, 'sec-gpc': '1' }, running],
    ['asked first', opened, { ...running, consentMode: 'opt-in' as const }],
    ['EXPERIMENTS=off', opened, { experiments: [] }],
    ['drafts alone', opened, {}],
  ])('%s assigns no arm', (_name, headers: Record<string, string>, facts) => {
    const page = visit('/', headers, facts);
    expect(page).toMatchObject({ path: `/${STANDARD}` });
    expect(set(page)).toEqual([]);
  });

  test('a preview, the demo view and a refusal assign no arm, and a refusal expires the cookie', () => {
    expect(set(visit('/?view=compare', opened, running))).toEqual([]);
    expect(set(visit('/?demo=1', opened, running))).toEqual([]);
    const refused = stored(developer, '; consent=no; experiments=01b.02b');
    const no = visit('/', { ...opened, ...refused }, running);
    expect(no).toMatchObject({ path: `/${STANDARD}` });
    expect(set(no)).toEqual(['experiments=; Path=/; Max-Age=0']);
  });

  test('a navigation that the service worker passes on counts as an entry', () => {
    expect(set(visit('/', { ...opened, 'sec-fetch-dest': 'empty' }, running))).toHaveLength(1);
  });
});
