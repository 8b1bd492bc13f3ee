import { randomUUID } from 'node:crypto';
import * as experiments from '@/app/api/experiments/route';
import { listExperiments } from '@/lib/calls/list-experiments';
import type { Experiment } from '@/lib/content/experiment';
import { openDatabase } from '@/lib/db/client';
import { readRows } from '@/scripts/database/read-rows.mjs';
import { countingQuery, readObserved } from '@/scripts/experiments/plan-experiment';
import { readLedger } from '@/scripts/experiments/read-counts.mjs';
import { createEvent } from '../support/call-fixtures';
import { createVisitor } from '../support/handler-visitor';
import { runScript } from '../support/run-script';
import { storeRow } from '../support/visitor-rows';
import { advanceTime } from '../support/advance-time';

const TOKEN = 'a-token-of-the-tests';
process.env.RESULTS_TOKEN = TOKEN;

const DAY_MS = 24 * 60 * 60 * 1000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const common = {
  kind: 'copy',
  place: 'home-hero',
  segments: ['developer'],
  days: 28,
  goal: 'docs-or-prices',
  question: 'Does it?',
  arms: { b: { headline: 'One API call adapts your page' } },
} as const;
const running: Experiment = { ...common, number: '04', name: 'On', status: 'running', since: dayBefore(20) };
const ended: Experiment = {
  ...common,
  number: '03',
  name: 'Over',
  status: 'ended',
  winner: 'b',
  since: dayBefore(60),
};
const draft: Experiment = { ...common, number: '05', name: 'Not yet', status: 'draft', since: dayBefore(0) };

jest.mock('@/lib/content/experiments', () => ({
  get experiments() {
    return [draft, running, ended];
  },
}));

beforeAll(async () => {
  const database = await openDatabase();
  const data = [ended, running].flatMap(({ number, since, status }) =>
    Array.from({ length: status === 'ended' ? 28 : 20 }, (_, index) =>
      ['a', 'b'].map((arm) => ({
        number,
        arm,
        day: new Date(Date.parse(since) + index * DAY_MS).toISOString().slice(0, 10),
        seen: 200,
        goal: arm === 'a' ? 4 : 7,
        ...{ shard: 0, guard: 0, mixed: 0, mismatched: 0 },
      })),
    ).flat(),
  );
  await database.experimentCount.createMany({ data });
});

// Skips the 1 s cache.
beforeEach(() => advanceTime(1000));
afterAll(() => jest.restoreAllMocks());

async function list(headers: Record<string, string> = {}) {
  const answer = await createVisitor().call(experiments.GET, 'GET', { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  return listExperiments.response.schema.parse(answer.body).experiments;
}

test('finished tests are public', async () => {
  expect(await list()).toMatchObject([
    { number: '03', findings: [{ title: 'B is better' }], arms: [{ reached: 112 }, { reached: 196 }] },
  ]);
});

test('running tests need the token, and drafts are never listed', async () => {
  const numbers = async (authorization: string) =>
    (await list({ authorization })).map(({ number }) => number);
  expect(await numbers(`Bearer ${TOKEN}`)).toEqual(['04', '03']);
  for (const other of [TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, 'Bearer'])
    expect(await numbers(other)).toEqual(['03']);
});

test('a test that changed while running shows no numbers', async () => {
  const database = await openDatabase();
  const now = new Date();
  await database.experimentRun.create({
    data: { number: '03', declaration: '{}', firstSeenAt: now, changedAt: now },
  });
  expect(await list()).toMatchObject([
    { number: '03', arms: [], findings: [{ title: 'Do not use this result' }] },
  ]);
  await database.experimentRun.deleteMany();
});

test('the demo view reads no rows', async () => {
  const answer = await createVisitor('demo-view=1').call(experiments.GET, 'GET');
  expect(answer.body).toEqual({ experiments: [] });
});

test('the command reads the same counts', async () => {
  const database = await openDatabase();
  const now = new Date();
  await database.experimentRun.create({
    data: { number: '04', declaration: '{}', firstSeenAt: now, changedAt: now },
  });
  const ledger = await readLedger(process.env.DATABASE_URL, 5);
  expect(ledger).toMatchObject({ changed: new Set(['04']), now: 5 });
  expect(ledger.days).toHaveLength(96);
  expect(ledger.days).toContainEqual({
    ...{ number: '03', day: ended.since, arm: 'b' },
    ...{ seen: 200, goal: 7, guard: 0, mixed: 0, mismatched: 0 },
  });
});

test('a plan counts the visitors that the test would have counted', async () => {
  const now = Date.now();
  const database = await openDatabase();
  const visit = async (segment: string, ...views: [page: string, daysAgo: number][]) => {
    const visitorId = randomUUID();
    await database.visitor.create({ data: { id: visitorId } });
    await database.userProfile.create({ data: { visitorId, userId: 1, segment, isNewUser: true } });
    for (const [page, daysAgo] of views) {
      const at = new Date(now - daysAgo * DAY_MS);
      const event = createEvent({ visitorId, userId: 1, page, occurredAt: at, createdAt: at });
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

test('the command reports on every declared test, and plans one', async () => {
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
