import { ROUTES } from '@/lib/config/routes';
import { decideVisit, isVisitedOverTls, type VisitFacts } from './decide-visit';

const STANDARD = 'innovation-leader.explorer.new';
const DEVELOPER = 'developer.researcher.returning.chosen.analysis.11';

function visit(address: string, headers: Record<string, string> = {}, facts: Partial<VisitFacts> = {}) {
  const [pathname = '', query] = address.split('?');
  return decideVisit({
    method: 'GET',
    pathname,
    search: query === undefined ? '' : `?${query}`,
    readHeader: (name) => headers[name],
    consentMode: 'notice',
    isSecure: false,
    ...facts,
  });
}

describe('who decides: the address, then the cookie, then the default', () => {
  test.each([
    ['nothing', '/', {}, STANDARD],
    ['the cookie', '/', { cookie: `persona=${DEVELOPER}` }, 'developer.researcher.returning'],
    [
      'a field of the address',
      '/?segment=sales-prospect',
      { cookie: `persona=${DEVELOPER}` },
      'sales-prospect.researcher.returning',
    ],
    [
      'all fields of the address',
      '/?segment=developer&cluster=converter&visitor=returning',
      {},
      'developer.converter.returning',
    ],
    [
      'an unknown value decides nothing',
      '/?segment=nobody',
      { cookie: `persona=${DEVELOPER}` },
      'developer.researcher.returning',
    ],
    [
      'content personalization off',
      '/',
      { cookie: 'persona=developer.researcher.new.chosen.analysis.01' },
      STANDARD,
    ],
    ['the cookie without consent', '/', { cookie: `persona=${DEVELOPER}; consent=no` }, STANDARD],
    [
      'the choice of this session without consent',
      '/',
      { cookie: `persona=x; session-persona=${DEVELOPER}; consent=no` },
      'developer.researcher.returning',
    ],
    [
      'the cookie under Global Privacy Control',
      '/',
      { cookie: `persona=${DEVELOPER}`, 'sec-gpc': '1' },
      STANDARD,
    ],
    ['a cookie that this site did not write', '/', { cookie: 'persona="developer"' }, STANDARD],
    [
      'of a cookie that is there twice, the first',
      '/',
      { cookie: `persona=${DEVELOPER}; persona=x` },
      'developer.researcher.returning',
    ],
    [
      'the demo view before the cookie',
      '/?demo=1&segment=sales-prospect',
      { cookie: `persona=${DEVELOPER}` },
      'sales-prospect.researcher.returning',
    ],
    [
      'a comparison before every cookie',
      '/?view=compare&segment=developer',
      { cookie: 'persona=sales-prospect.converter.new.chosen.chosen.11' },
      'developer.explorer.new',
    ],
  ])('%s', (_name, address, headers: Record<string, string>, slug) => {
    expect(visit(address, headers)).toMatchObject({ kind: 'page', status: 200, path: `/${slug}`, slug });
  });
});

test.each(Object.values(ROUTES))('%s is private, and named for the service worker', (path) => {
  expect(visit(path, { cookie: `persona=${DEVELOPER}` })).toMatchObject({
    path: path === '/' ? '/developer.researcher.returning' : `/developer.researcher.returning${path}`,
    headers: { 'Cache-Control': 'private, no-cache', 'x-variant': 'developer.researcher.returning' },
  });
});

test.each([['/?demo=1'], ['/?view=compare']])('%s is never copied by the service worker', (address) => {
  const page = visit(address);
  expect(page).toMatchObject({
    kind: 'page',
    variant: null,
    headers: { 'Cache-Control': 'private, no-cache' },
  });
});

test.each([
  ['/nowhere', 404, `/${STANDARD}/not-found`],
  [`/${STANDARD}/pricing`, 404, `/${STANDARD}/not-found`],
  ['/landing/free-trial', 404, `/${STANDARD}/not-found`],
])('%s is not there', (address, status, path) => {
  expect(visit(address)).toMatchObject({ kind: 'page', status, path });
});

test('an address that means a page leads to it, with its query', () => {
  expect(visit('/Pricing.html?a=1&amp;B=2')).toEqual({ kind: 'redirect', location: '/pricing?a=1&B=2' });
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

test('cookies are secure where visitors reach the site over TLS', () => {
  const cookies = (isSecure: boolean) => {
    const page = visit('/?segment=developer', {}, { isSecure });
    return page.kind === 'page' ? page.cookies.join() : '';
  };
  expect(cookies(true)).toMatch(/; Secure$/);
  expect(cookies(false)).not.toContain('Secure');
  expect(isVisitedOverTls('https')).toBe(true);
  expect(isVisitedOverTls('http')).toBe(false);
});
