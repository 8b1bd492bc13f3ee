import * as campaignVisits from '@/app/api/campaign-visits/route';
import { UNKNOWN_CAMPAIGNS_PER_DAY } from '@/lib/config/campaign';
import { campaigns } from '@/lib/content/campaigns';
import { openDatabase } from '@/lib/db/client';
import { formatCampaignName, OTHER_CAMPAIGNS, UNREADABLE_CAMPAIGN } from '@/lib/personalization/campaign';
import { BROWSER, FORMULAS, testRefusals, UNCOUNTED } from '../support/calls/call-fixtures';
import { createVisitor } from '../support/calls/handler-visitor';
import { runScript } from '../support/site/run-script';
import { PAYLOADS } from '../support/browser/script-payloads';

const visit = (body: unknown, headers: Record<string, string> = {}) =>
  createVisitor().call(campaignVisits.POST, 'POST', { body, headers: { 'user-agent': BROWSER, ...headers } });
const report = (...args: string[]) => runScript('scripts/data.mjs', ['campaigns', ...args]);

async function readVisits(): Promise<[string, boolean, number][]> {
  const rows = await (await openDatabase()).campaignVisit.findMany({ orderBy: { name: 'asc' } });
  const today = new Date().toISOString().slice(0, 10);
  expect(rows.every(({ day }) => day === today)).toBe(true);
  return rows.map(({ name, isKnown, visits }) => [name, isKnown, visits]);
}

beforeEach(async () => {
  await (await openDatabase()).campaignVisit.deleteMany();
});

test('visits of a known campaign are counted under its row, others under their own name, and nobody is stored', async () => {
  const row = campaigns.find((campaign) => 'utm_term' in campaign);
  if (!row) throw new Error('No campaign has a term of its own.');
  const known = { utm_campaign: row.utm_campaign.toUpperCase(), utm_term: row.utm_term };
  for (const body of [known, known, { utm_campaign: row.utm_campaign, utm_term: 'anything' }])
    expect(await visit(body)).toMatchObject({ status: 200, body: { counted: true } });
  await visit({ utm_campaign: 'Winter', utm_content: 'never kept' });
  expect(await readVisits()).toEqual([
    [row.utm_campaign, true, 1],
    [formatCampaignName(row), true, 2],
    ['winter', false, 1],
  ]);
  expect(await (await openDatabase()).visitor.count()).toBe(0);
});

test.each(['<script>alert(1)</script>', '=1+1', 'a&b', '秋', 'x'.repeat(65), '(others)', "'; DROP TABLE--"])(
  'the name %j is not stored',
  async (utm_campaign) => {
    await visit({ utm_campaign });
    expect(await readVisits()).toEqual([[UNREADABLE_CAMPAIGN, false, 1]]);
  },
);

test('concurrent visits are all counted', async () => {
  await Promise.all(Array.from({ length: 12 }, () => visit({ utm_campaign: 'winter' })));
  expect(await readVisits()).toEqual([['winter', false, 12]]);
});

test('beyond the daily limit of new names, others share one; known names are still counted', async () => {
  const day = new Date().toISOString().slice(0, 10);
  await (
    await openDatabase()
  ).campaignVisit.createMany({
    data: Array.from({ length: UNKNOWN_CAMPAIGNS_PER_DAY - 1 }, (_, index) => ({
      ...{ day, name: `name-${index}`, isKnown: false, visits: 1 },
    })),
  });
  for (const utm_campaign of ['last', 'one-more', 'and-another', 'last', 'open-rules'])
    await visit({ utm_campaign });
  expect((await readVisits()).filter(([name]) => !name.startsWith('name-'))).toEqual([
    [OTHER_CAMPAIGNS, false, 2],
    ['last', false, 2],
    ['open-rules', true, 1],
  ]);
});

test.each(UNCOUNTED)('%s is not counted', async (_, headers) => {
  expect(await visit({ utm_campaign: 'winter' }, headers)).toMatchObject({ body: { counted: false } });
  expect(await readVisits()).toEqual([]);
});

testRefusals(campaignVisits.POST, 'POST', [
  [{}, 'utm_campaign', 'is required'],
  [{ utm_campaign: '' }, 'utm_campaign', 'must have at least 1 characters'],
  [{ utm_campaign: 'x'.repeat(201) }, 'utm_campaign', 'must have at most 200 characters'],
  [{ utm_campaign: 'x', utm_source: 'y' }, 'utm_source', 'is not a known field'],
]);

describe('the report', () => {
  test('without visits lists every row with none', async () => {
    const { code, stdout, stderr } = await report();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Known campaigns: 0 visits');
    expect(stdout.match(/^ +0 {2}-/gm)).toHaveLength(campaigns.length);
    expect(stdout.trimEnd().endsWith('Unknown campaigns: 0 visits, which saw the standard page')).toBe(true);
  });

  test('sums visits over days, known and unknown campaigns separately, most visited first', async () => {
    const rows = [
      ['2026-10-30', 'open-rules', true, 4],
      ['2026-11-02', 'open-rules', true, 30],
      ['2026-11-01', 'winter', false, 7],
      ['2026-11-02', 'summer', false, 9],
    ] as const;
    const { campaignVisit } = await openDatabase();
    await campaignVisit.createMany({
      data: rows.map(([day, name, isKnown, visits]) => ({ day, name, isKnown, visits })),
    });
    const { stdout } = await report();
    expect(stdout).toMatch(
      /Known campaigns: 34 visits\n\nvisits {2}first day .*page\n +34 {2}2026-10-30 {2}2026-11-02 {2}open-rules .*developer, researcher, rules-you-can-read\n/,
    );
    expect(stdout).toMatch(
      /Unknown campaigns: 16 visits.*\n\nvisits.*\n +9 {2}2026-11-02 {2}2026-11-02 {2}summer\n +7 .* winter\n/,
    );
    const later = (await report('--since', '2026-11-02')).stdout;
    expect(later).toContain('Known campaigns: 30 visits');
    expect(later).not.toContain('winter');
  });

  test('names an invalid day, with a remedy', async () => {
    const { code, stderr } = await report('--since', 'yesterday');
    expect(code).toBe(1);
    expect(stderr).toContain('--since needs a day such as 2026-11-01.');
  });

  test('contains no terminal escapes or markup', async () => {
    const escapes = ['\u001b[2J', '\u001b]0;title\u0007', '\u009b31m', 'a\u0008b', '\u202eabc'];
    for (const text of [...escapes, ...FORMULAS, ...PAYLOADS])
      expect((await visit({ utm_campaign: text, utm_content: text, utm_term: text })).status).toBe(200);
    expect((await readVisits()).map(([name]) => name)).toContain(UNREADABLE_CAMPAIGN);
    const { stdout } = await report();
    const isObeyed = (text: string) => /[\p{Cc}\p{Cf}]/u.test(text.replaceAll('\n', ''));
    expect(isObeyed(escapes.join(''))).toBe(true);
    expect(isObeyed(stdout)).toBe(false);
    expect(stdout).not.toMatch(/[<>@]/);
  });
});
