/** @jest-environment jsdom */

const sent: unknown[] = [];

async function openPage(search: string, type = 'navigate') {
  jest.resetModules();
  Object.assign(performance, {
    getEntriesByType: () => [{ name: `http://localhost/${search}`, type }],
  });
  return import('./campaign');
}

beforeEach(() => {
  sent.length = 0;
  Object.assign(globalThis, { firstCall: undefined });
  document.documentElement.removeAttribute('data-consent');
  document.cookie = 'consent=; Path=/; Max-Age=0';
  globalThis.fetch = async (path, init) => {
    sent.push([path, JSON.parse(String(init?.body))]);
    return { ok: true } as Response;
  };
});

test.each([
  ['?utm_campaign=autumn', { utm_campaign: 'autumn' }],
  [
    '?utm_campaign=autumn&utm_content=video&utm_term=crm&utm_source=x&gclid=1',
    { utm_campaign: 'autumn', utm_content: 'video', utm_term: 'crm' },
  ],
  [`pricing?utm_campaign=${'x'.repeat(300)}`, { utm_campaign: 'x'.repeat(200) }],
  ['?utm_campaign=a%00b&utm_term=', { utm_campaign: 'ab' }],
])('%s is reported once, with its names only', async (search, body) => {
  const { countCampaignVisit } = await openPage(search);
  countCampaignVisit();
  countCampaignVisit();
  expect(sent).toEqual([['/api/campaign-visits', body]]);
});

test.each(['', '?utm_source=x', '?utm_campaign=', '?utm_campaign=%20'])(
  '%j is not reported',
  async (search) => {
    (await openPage(search)).countCampaignVisit();
    expect(sent).toEqual([]);
  },
);

test.each(['reload', 'back_forward'])('a page shown again by %s is not another visit', async (type) => {
  (await openPage('?utm_campaign=autumn', type)).countCampaignVisit();
  expect(sent).toEqual([]);
});

test('nothing is reported until the visitor agrees', async () => {
  document.documentElement.dataset.consent = 'opt-in';
  const { countCampaignVisit } = await openPage('?utm_campaign=autumn');
  countCampaignVisit();
  expect(sent).toEqual([]);
  document.cookie = 'consent=yes; Path=/';
  countCampaignVisit();
  expect(sent).toHaveLength(1);
});
