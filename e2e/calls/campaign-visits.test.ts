import * as campaignVisits from '@/app/api/campaign-visits/route';
import { UNKNOWN_CAMPAIGNS_PER_DAY } from '@/lib/config/campaign';
import { campaigns } from '@/lib/content/campaigns';
import { openDatabase } from '@/lib/db/client';
import { formatCampaignName, OTHER_CAMPAIGNS, UNREADABLE_CAMPAIGN } from '@/lib/personalization/campaign';
import { createVisitor } from '../support/handler-visitor';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const report = (body: unknown, headers: Record<string, string> = {}) =>
  createVisitor().call(campaignVisits.POST, 'POST', { body, headers: { 'user-agent': BROWSER, ...headers } });

async function readVisits(): Promise<[string, boolean, number][]> {
  const rows = await (await openDatabase()).campaignVisit.findMany({ orderBy: { name: 'asc' } });
  const today = new Date().toISOString().slice(0, 10);
  expect(rows.every(({ day }) => day === today)).toBe(true);
  return rows.map(({ name, isKnown, visits }) => [name, isKnown, visits]);
}

beforeEach(async () => {
  await (await openDatabase()).campaignVisit.deleteMany();
});

test('visits of a known campaign are counted under its row, others under their own name', async () => {
  const row = campaigns[1];
  const visit = { utm_campaign: row.utm_campaign.toUpperCase(), utm_term: row.utm_term };
  for (const body of [visit, visit, { utm_campaign: row.utm_campaign, utm_term: 'anything' }])
    expect(await report(body)).toMatchObject({ status: 200, body: { counted: true } });
  await report({ utm_campaign: 'Winter', utm_content: 'never kept' });
  expect(await readVisits()).toEqual([
    ['pipeline-search', true, 1],
    [formatCampaignName(row), true, 2],
    ['winter', false, 1],
  ]);
});

test.each(['<script>alert(1)</script>', '=1+1', 'a&b', '秋', 'x'.repeat(65), '(others)', "'; DROP TABLE--"])(
  'the name %j is not stored',
  async (utm_campaign) => {
    await report({ utm_campaign });
    expect(await readVisits()).toEqual([[UNREADABLE_CAMPAIGN, false, 1]]);
  },
);

test('concurrent visits are all counted', async () => {
  await Promise.all(Array.from({ length: 12 }, () => report({ utm_campaign: 'winter' })));
  expect(await readVisits()).toEqual([['winter', false, 12]]);
});

test('beyond the daily limit of new names, others share one; known names are still counted', async () => {
  const database = await openDatabase();
  const day = new Date().toISOString().slice(0, 10);
  const names = Array.from({ length: UNKNOWN_CAMPAIGNS_PER_DAY - 1 }, (_, index) => `name-${index}`);
  await database.campaignVisit.createMany({
    data: names.map((name) => ({ day, name, isKnown: false, visits: 1 })),
  });
  for (const utm_campaign of ['last', 'one-more', 'and-another', 'last', 'open-rules'])
    await report({ utm_campaign });
  const visits = (await readVisits()).filter(([name]) => !name.startsWith('name-'));
  expect(visits).toEqual([
    [OTHER_CAMPAIGNS, false, 2],
    ['last', false, 2],
    ['open-rules', true, 1],
  ]);
});

test.each<[string, Record<string, string>]>([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  ['somebody who objects', { 'sec-gpc': '1' }],
])('%s is not counted', async (_, headers) => {
  expect(await report({ utm_campaign: 'winter' }, headers)).toMatchObject({ body: { counted: false } });
  expect(await readVisits()).toEqual([]);
});

test.each([
  [{}, 'utm_campaign', 'is required'],
  [{ utm_campaign: '' }, 'utm_campaign', 'must have at least 1 characters'],
  [{ utm_campaign: 'x'.repeat(201) }, 'utm_campaign', 'must have at most 200 characters'],
  [{ utm_campaign: 'x', utm_source: 'y' }, 'utm_source', 'is not a known field'],
])('%j is refused', async (body, field, message) => {
  expect(await report(body)).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
});

test('nothing about the visitor is stored', async () => {
  const database = await openDatabase();
  const before = await database.visitor.count();
  await report({ utm_campaign: 'winter' });
  expect(await database.visitor.count()).toBe(before);
});
