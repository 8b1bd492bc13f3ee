import { campaigns } from '@/lib/content/campaigns';
import { heroMessages } from '@/lib/content/hero-messages';
import { homeCopy } from '@/lib/content/home';
import { PERSONA_SOURCE } from '@/lib/personalization/rules/persona-source';
import { expect, hydrated, open, personaCookie, test } from '../support/site';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
const hero = homeCopy.hero.copy;

const [, trial] = campaigns;
const AD = `utm_campaign=${trial.utm_campaign}&utm_term=${trial.utm_term}`;
const PROMISE = heroMessages[trial.message].headline;

/** An input for each source of the table. The ad is for sales-prospect, converter. */
const SOURCES = {
  url: { search: 'segment=developer&cluster=researcher', words: hero.developer.researcher.headline },
  chosen: {
    cookie: 'developer.explorer.returning.chosen.chosen.11',
    words: hero.developer.explorer.headline,
  },
  campaign: { search: AD, words: PROMISE },
  cookie: {
    cookie: 'innovation-leader.researcher.returning.default.analysis.11',
    words: hero['innovation-leader'].researcher.headline,
  },
  default: { words: hero['innovation-leader'].explorer.headline },
} as const;

type Source = { search?: string; cookie?: string; words: string };

const ranked: (Source & { name: string })[] = Object.entries(SOURCES).map(([name, source]) => ({
  name,
  ...source,
}));
const pairs = ranked.flatMap((higher, place) => ranked.slice(place + 1).map((lower) => ({ higher, lower })));

test('every row of the table is covered, the stored one by a browser test', () => {
  const rows = [...PERSONA_SOURCE.cases, PERSONA_SOURCE.otherwise].map(({ then }) => then.value);
  expect(rows.filter((row) => row !== 'stored')).toEqual(Object.keys(SOURCES));
});

for (const { higher, lower } of pairs) {
  // Both would be in the same cookie, which has only one source per field.
  if (higher.cookie && lower.cookie) continue;
  test(`${higher.name} overrides ${lower.name}`, async ({ request }) => {
    const search = [higher.search, lower.search].filter(Boolean).join('&');
    const cookie = higher.cookie ?? lower.cookie;
    const html = await (
      await request.get(`/?${search}`, { headers: cookie ? { cookie: `persona=${cookie}` } : {} })
    ).text();
    expect(html).toContain(`>${escape(higher.words)}</h1>`);
    expect(html).not.toContain(escape(lower.words));
  });
}

test('a campaign overrides analyzed fields of a cookie but not chosen ones, field by field', async ({
  request,
}) => {
  const titleOf = async (cookie: string) => {
    const html = await (await request.get(`/?${AD}`, { headers: { cookie: `persona=${cookie}` } })).text();
    return html.match(/<h1[^>]*>([^<]*)</)?.[1];
  };
  expect(await titleOf('developer.researcher.returning.chosen.analysis.11')).toBe(
    escape(hero.developer.converter.headline),
  );
  expect(await titleOf('developer.researcher.returning.campaign.campaign.11')).toBe(escape(PROMISE));
  const kept = await request.get(`/about?${AD}`, {
    headers: { cookie: 'persona=developer.researcher.returning.campaign.chosen.11' },
  });
  expect(kept.headers()['set-cookie']).toContain(
    'persona=sales-prospect.researcher.returning.campaign.chosen.11',
  );
});

test('a later campaign overrides an earlier one, also on the following pages', async ({ page }) => {
  await open(page, '/?utm_campaign=open-rules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    heroMessages['rules-you-can-read'].headline,
  );
  await open(page, `/?${AD}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROMISE);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero['sales-prospect'].converter.headline);
});

test('a tab opened by an earlier ad follows the later one, and does not restore its own', async ({
  page,
  context,
}) => {
  await open(page, '/?utm_campaign=open-rules');
  const later = await context.newPage();
  await open(later, `/?${AD}`);
  await page.getByRole('combobox', { name: 'Visitor type' }).click();
  await page.getByRole('option', { name: 'Returning' }).click();
  const words = hero['sales-prospect'].converter.headline;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  await expect(page).toHaveURL('/');
  await open(later, '/');
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(words);
});

test('a segment chosen on one visit survives an ad on the next', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Segment' }).click();
  await page.getByRole('option', { name: 'Developer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.developer.explorer.headline);
  await open(page, `/?${AD}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.developer.converter.headline);
});

test('the segment stored on the server yields to a campaign, and overrides the default', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const saved = page.waitForResponse((response) => response.url().endsWith('/segment'));
  await page.getByRole('combobox', { name: 'Segment' }).click();
  await page.getByRole('option', { name: 'Developer' }).click();
  expect((await saved).status()).toBe(200);
  await context.clearCookies({ name: 'persona' });
  const loaded = page.waitForResponse((response) => response.url().includes('/api/user/'));
  await open(page, `/?${AD}`);
  await (await loaded).finished();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROMISE);
  await expect(page.getByRole('combobox', { name: 'Segment' })).toContainText('Sales prospect');
  await context.clearCookies({ name: 'persona' });
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.developer.explorer.headline);
});

test('a demo view overrides all sources', async ({ page, context }) => {
  await context.addCookies([personaCookie('innovation-leader.explorer.returning.chosen.chosen.11')]);
  await open(page, '/?demo=1&segment=developer&cluster=researcher');
  await page.goto(`/?${AD}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.developer.researcher.headline);
});
