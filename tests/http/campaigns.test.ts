import { campaigns } from '@/lib/content/campaigns';
import { heroMessages } from '@/lib/content/hero-messages';
import { formatCampaignName } from '@/lib/personalization/campaign';
import { adUrl } from '@/scripts/content/page-addresses';
import { fetchSite, readPage, textOf } from '../support/http/read-page';

const addressOf = (row: (typeof campaigns)[number]) => {
  const { pathname, search } = new URL(adUrl(row, 'http://localhost'));
  return `${pathname}${search}`;
};
const [first] = campaigns;
const AD = addressOf(first);
const readHtml = async (path: string) => (await fetchSite(path)).text();

test.each(campaigns.map((row) => [formatCampaignName(row), row] as const))(
  '%s: the promise of the ad is in the HTML, also for a visitor with another persona from analysis',
  async (_, row) => {
    const { headline, lede } = heroMessages[row.message];
    const { status, headers, document } = await readPage(addressOf(row));
    const hero = document.querySelector('[data-slot=hero]');
    expect(status).toBe(200);
    expect(textOf(hero?.querySelector('h1'))).toBe(headline);
    expect(textOf(hero)).toContain(lede);
    expect(headers.get('x-nextjs-prerender')).toBe('1');
    expect(headers.get('cache-control')).toBe('private, no-cache, no-transform');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('set-cookie')).toContain(
      `persona=${row.segment}.${row.cluster}.new.campaign.campaign`,
    );
    const cookie = 'persona=developer.explorer.returning.default.analysis.11';
    const returning = await (await fetchSite(addressOf(row), { headers: { cookie } })).text();
    expect(returning.includes(`>${hero?.querySelector('h1')?.innerHTML}</h1>`)).toBe(true);
  },
);

test("an address opens its campaign's page however tools have rewritten it, and no text from it is shown", async () => {
  const expected = await readHtml(AD);
  const search = AD.split('?')[1] ?? '';
  for (const written of [
    `/?utm_source=x&amp;${search.replaceAll('&', '&amp;')}`,
    `/?${search}?fbclid=1`,
    `/?${search.replace('utm_campaign', 'UTM_CAMPAIGN')}`,
    `${AD}&utm_content=MARK<b>1</b>&utm_term=MARK2&gclid=MARK3&x=MARK4`,
  ])
    expect([written, (await readHtml(written)) === expected]).toEqual([written, true]);
  const moved = await fetchSite(`/index.html?fbclid=1?${search}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([308, `/?fbclid=1&${search}`]);
});

test.each(['nobody', '', '__proto__', '&utm_content=book-a-demo'])(
  'the unknown campaign “%s” opens the standard page, byte for byte',
  async (name) => {
    const response = await fetchSite(`/?utm_campaign=${name}`);
    expect((await response.text()) === (await readHtml('/'))).toBe(true);
    expect(response.headers.get('set-cookie')).toBeNull();
  },
);
