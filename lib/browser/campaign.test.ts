import { keepCampaign, parseCampaign } from './campaign';

const stored = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, { window: { sessionStorage } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test.each([
  ['https://a.example/?utm_source=mail&utm_medium=&gclid=%20x%20&q=1', { utm_source: 'mail', gclid: 'x' }],
  [`https://a.example/?utm_term=${'x'.repeat(300)}`, { utm_term: 'x'.repeat(200) }],
  ['https://a.example/?utm_source=a%00b', { utm_source: 'ab' }],
  [`https://a.example/?utm_source=${'x'.repeat(199)}%F0%9F%98%80`, { utm_source: 'x'.repeat(199) }],
  ['https://a.example/?email=ann@company.example', {}],
  ['nonsense', {}],
])('%s says %j', (address, campaign) => {
  expect(parseCampaign(address)).toEqual(campaign);
});

test('the last address with a campaign counts, also after addresses without one', () => {
  expect(keepCampaign('https://a.example/')).toEqual({});
  keepCampaign('https://a.example/?utm_source=first&utm_term=x');
  keepCampaign('https://a.example/pricing?utm_source=last');
  expect(keepCampaign('https://a.example/contact')).toEqual({ utm_source: 'last' });
});

test.each(['{"utm_source":1,"other":"x"}', '[]', 'null', 'nonsense'])(
  'a stored %s is no campaign',
  (text) => {
    stored.set('campaign', text);
    expect(keepCampaign('https://a.example/')).toEqual({});
  },
);
