/** @jest-environment jsdom */
import { CAMPAIGN_KEYS } from '@/lib/config/campaign';
import { parseCampaign } from './campaign';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21);

/** A newly opened page, with whatever the browser has stored. */
async function loadPage(address: string, { type = 'navigate', referrer = '' } = {}) {
  jest.resetModules();
  Object.assign(performance, { getEntriesByType: () => [{ name: address, type }] });
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  return import('./campaign');
}

async function openPage(address: string, options: Parameters<typeof loadPage>[1] = {}) {
  const { trackLanding, readTouches } = await loadPage(address, options);
  trackLanding(NOW);
  return (now = NOW) => readTouches(now);
}

const land = (search: string) => openPage(`http://localhost/${search}`);

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'consent=; Path=/; Max-Age=0';
  document.documentElement.removeAttribute('data-consent');
});

test.each([
  ['https://a.example/?utm_source=mail&utm_medium=&gclid=%20x%20&q=1', { utm_source: 'mail', gclid: 'x' }],
  [`https://a.example/?utm_term=${'x'.repeat(300)}`, { utm_term: 'x'.repeat(200) }],
  ['https://a.example/?utm_source=a%00b%0Ac"d\\', { utm_source: 'abcd' }],
  [`https://a.example/?utm_source=${'x'.repeat(199)}%F0%9F%98%80`, { utm_source: 'x'.repeat(199) }],
  [`https://a.example/?utm_source=${encodeURIComponent('界'.repeat(100))}`, { utm_source: '界'.repeat(66) }],
  [
    'https://a.example/?utm_source=mail&amp;GCLID=x?fbclid=1',
    { utm_source: 'mail', gclid: 'x', fbclid: '1' },
  ],
  ['https://a.example/?email=ann@company.example', {}],
  ['nonsense', {}],
])('%s contains %j', (address, campaign) => {
  expect(parseCampaign(address)).toEqual(campaign);
});

test('every parameter is stored, with first and last touch, across pages without any', async () => {
  const search = `?${CAMPAIGN_KEYS.map((key) => `${key}=${key}-1`).join('&')}`;
  const first = Object.fromEntries(CAMPAIGN_KEYS.map((key) => [key, `${key}-1`]));
  expect((await land(search))()).toEqual({ first, last: first });
  expect((await land('pricing'))()).toEqual({ first, last: first });
  expect((await land('?utm_source=two&gclid=2'))()).toEqual({
    first,
    last: { utm_source: 'two', gclid: '2' },
  });
  expect((await land('?msclkid=3'))()).toEqual({ first, last: { msclkid: '3' } });
});

test('an address without a campaign stores nothing', async () => {
  expect((await land('?segment=developer'))()).toBeNull();
  expect(localStorage.length).toBe(0);
});

test.each(['reload', 'back_forward'])('a page shown again by %s is not a new touch', async (type) => {
  await land('?utm_source=one');
  await land('?utm_source=two');
  const read = await openPage('http://localhost/?utm_source=one', { type });
  expect(read()?.last).toEqual({ utm_source: 'two' });
});

test('a visitor who leaves the landing page early brings its campaign in the referrer; other sites’ addresses are not read', async () => {
  const read = await openPage('http://localhost/pricing', { referrer: 'http://localhost/?utm_source=ad' });
  expect(read()?.first).toEqual({ utm_source: 'ad' });
  localStorage.clear();
  const other = await openPage('http://localhost/', { referrer: 'http://localhost.example/?utm_source=ad' });
  expect(other()).toBeNull();
});

test('a touch expires after thirteen months', async () => {
  const read = await land('?utm_source=one');
  expect(read(NOW + 394 * DAY_MS)?.first).toEqual({ utm_source: 'one' });
  expect(read(NOW + 395 * DAY_MS)).toBeNull();
});

test.each([
  ['opt-in', ''],
  ['notice', 'no'],
])('in %s with the choice %j nothing is stored or sent', async (mode, choice) => {
  document.documentElement.dataset.consent = mode;
  document.cookie = `consent=${choice}; Path=/`;
  const read = await land('?utm_source=one');
  expect({ touches: read(), stored: localStorage.length }).toEqual({ touches: null, stored: 0 });
  document.cookie = 'consent=yes; Path=/';
  expect((await land('?utm_source=one'))()?.first).toEqual({ utm_source: 'one' });
});

describe('the number of visits', () => {
  const sent: unknown[] = [];

  beforeEach(() => {
    sent.length = 0;
    Object.assign(globalThis, { firstCall: undefined });
    globalThis.fetch = async (path, init) => {
      sent.push([path, JSON.parse(String(init?.body))]);
      return { ok: true } as Response;
    };
  });

  test.each([
    [
      '?utm_campaign=autumn&utm_content=video&utm_term=crm&utm_source=x&gclid=1',
      { utm_campaign: 'autumn', utm_content: 'video', utm_term: 'crm' },
    ],
    [`pricing?utm_campaign=${'x'.repeat(300)}`, { utm_campaign: 'x'.repeat(200) }],
    ['?utm_campaign=a%00b&utm_term=', { utm_campaign: 'ab' }],
  ])('%s is reported once, with its names only', async (search, body) => {
    const { countCampaignVisit } = await loadPage(`http://localhost/${search}`);
    countCampaignVisit();
    countCampaignVisit();
    expect(sent).toEqual([['/api/campaign-visits', body]]);
  });

  test.each([
    ['', 'navigate'],
    ['?utm_source=x', 'navigate'],
    ['?utm_campaign=', 'navigate'],
    ['?utm_campaign=%20', 'navigate'],
    ['?utm_campaign=autumn', 'reload'],
    ['?utm_campaign=autumn', 'back_forward'],
  ])('%j by %s is not reported', async (search, type) => {
    (await loadPage(`http://localhost/${search}`, { type })).countCampaignVisit();
    expect(sent).toEqual([]);
  });

  test('nothing is reported until the visitor agrees', async () => {
    document.documentElement.dataset.consent = 'opt-in';
    const { countCampaignVisit } = await loadPage('http://localhost/?utm_campaign=autumn');
    countCampaignVisit();
    expect(sent).toEqual([]);
    document.cookie = 'consent=yes; Path=/';
    countCampaignVisit();
    expect(sent).toHaveLength(1);
  });
});
