import { randomUUID } from 'node:crypto';
import type { Experiment } from '@/lib/content/experiment';
import { openDatabase } from '@/lib/db/client';
import { readRows } from '@/scripts/database/read-rows.mjs';
import { countingQuery, readObserved } from '@/scripts/experiments/plan-experiment';
import { readExperimentDays } from '@/scripts/experiments/read-counts.mjs';
import { createEvent, SHOWN } from '../support/calls/call-fixtures';
import { runScript } from '../support/site/run-script';
import { storeRow } from '../support/database/visitor-rows';

const DAY_MS = 24 * 60 * 60 * 1000;

const draft: Experiment = {
  number: '05',
  kind: 'copy',
  status: 'draft',
  place: 'home-hero',
  segments: ['developer'],
  since: '2027-01-04',
  days: 28,
  goal: 'docs-or-prices',
  name: 'Not yet',
  question: 'Does it?',
  arms: { b: { headline: 'One API call adapts your page' } },
};

test('the command reads the counts', async () => {
  const row = {
    number: '03',
    day: '2027-01-04',
    arm: 'b',
    seen: 200,
    goal: 7,
    guard: 3,
    mixed: 2,
    mismatched: 1,
  };
  await (await openDatabase()).experimentCount.create({ data: row });
  expect(await readExperimentDays(process.env.DATABASE_URL)).toEqual([row]);
});

test('a plan counts the visitors that the experiment would have counted', async () => {
  const now = Date.now();
  const database = await openDatabase();
  const visit = async (segment: string, ...views: [page: string, daysAgo: number][]) => {
    const visitorId = randomUUID();
    await database.visitor.create({ data: { id: visitorId } });
    await database.userProfile.create({ data: { visitorId, userId: 1, segment, isNewUser: true } });
    for (const [page, daysAgo] of views) {
      const at = new Date(now - daysAgo * DAY_MS);
      const event = createEvent({ visitorId, userId: 1, page, occurredAt: at, createdAt: at, ...SHOWN });
      await database.behaviorEvent.create({ data: event });
    }
    return visitorId;
  };
  await visit('developer', ['/', 9.5], ['/pricing', 9.2]);
  await visit('developer', ['/', 8], ['/pricing', 6]);
  const asking = await visit('developer', ['/', 6.5], ['/about', 6.4]);
  await visit('developer', ['/about', 5], ['/pricing', 4.9]);
  await visit('sales-prospect', ['/', 4], ['/pricing', 3.9]);
  await visit('developer', ['/', 40], ['/pricing', 39.9]);
  await storeRow('lead', { visitorId: asking, userId: 1 });
  const count = async (test: Experiment) => {
    const query = countingQuery(test, now, TEST_DATABASE === 'postgres');
    const [row] = await readRows(query, process.env.DATABASE_URL);
    return readObserved(row, now);
  };
  expect(await count(draft)).toEqual({ visitors: 3, reached: 1, days: 10 });
  expect(await count({ ...draft, goal: 'second-page' })).toMatchObject({ visitors: 3, reached: 2 });
  expect(await count({ ...draft, goal: 'step-taken' })).toMatchObject({ visitors: 3, reached: 0 });
  expect(await count({ ...draft, goal: 'demo-request' })).toMatchObject({ visitors: 3, reached: 1 });
  const holdout = { ...draft, kind: 'holdout', heldOut: 0.1, goal: 'second-page' } as const;
  expect(await count(holdout)).toMatchObject({ visitors: 5, reached: 4 });
});

const command = (...args: string[]) => runScript('scripts/experiments.mjs', args);

test('the command reports on every declared experiment, and plans one', async () => {
  expect(await command()).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^01 {2}Does .*Not started/s),
  });
  const { stdout } = await command('--plan', '02');
  expect(stdout).toMatch(/^02 {2}A headline.*\n.* developers in 28 days: /);
  expect(await command('--plan', '99')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no experiment 99.'),
  });
});
