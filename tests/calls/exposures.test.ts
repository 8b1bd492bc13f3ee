import { randomUUID } from 'node:crypto';
import * as consent from '@/app/api/consent/route';
import * as demoRequests from '@/app/api/demo-requests/route';
import * as events from '@/app/api/events/route';
import * as exposures from '@/app/api/exposures/route';
import * as myData from '@/app/api/my-data/route';
import * as settings from '@/app/api/personalization-settings/[id]/route';
import type { Experiment } from '@/lib/content/experiment';
import { openDatabase } from '@/lib/db/client';
import { type Exposure, saveExposures } from '@/lib/db/experiments';
import { isDatabaseUnavailable } from '@/lib/log/database-errors';
import { BROWSER, createDemoRequest, createEvent, testRefusals } from '../support/calls/call-fixtures';
import { createVisitor } from '../support/calls/handler-visitor';
import {
  HOLDOUT,
  HOUR_MS,
  NO_COUNTS,
  NOW,
  reportExposures,
  TEST,
  useDate,
} from '../support/calls/experiments';
import { alternateInstances } from '../support/site/two-instances';

const tests: Experiment[] = [];
jest.mock('@/lib/content/experiments', () => ({
  get experiments() {
    return tests;
  },
}));

async function readExperimentDays() {
  const { experimentCount } = await openDatabase();
  return experimentCount.findMany({ orderBy: [{ number: 'asc' }, { day: 'asc' }, { arm: 'asc' }] });
}

const PERSONA = 'persona=developer.converter.new.chosen.analysis.11';
const b: Exposure = { number: '02', shown: 'b', assigned: 'b' };
const a: Exposure = { number: '02', shown: 'a', assigned: 'a' };

beforeEach(async () => {
  tests.splice(0, tests.length, TEST);
  const database = await openDatabase();
  await database.experimentCount.deleteMany();
  await database.visitor.deleteMany();
});

test('an exposure counts once, on its first day', async () => {
  expect(await saveExposures('ann', [b, b], NOW)).toBe(1);
  expect(await saveExposures('ann', [b], new Date('2027-01-06T12:00:00.000Z'))).toBe(0);
  expect(await saveExposures('bob', [a], NOW)).toBe(1);
  expect(await readExperimentDays()).toEqual([
    { number: '02', day: '2027-01-05', arm: 'a', ...NO_COUNTS, seen: 1 },
    { number: '02', day: '2027-01-05', arm: 'b', ...NO_COUNTS, seen: 1 },
  ]);
});

test('the first arm is kept; the second is counted as mixed once', async () => {
  for (const exposure of [b, a, a, b, a]) await saveExposures('ann', [exposure], NOW);
  expect(await readExperimentDays()).toEqual([
    { number: '02', day: '2027-01-05', arm: 'b', ...NO_COUNTS, seen: 1, mixed: 1 },
  ]);
});

test('an arm that differs from the cookie is a mismatch, not an exposure', async () => {
  expect(await saveExposures('ann', [{ number: '02', shown: 'a', assigned: 'b' }], NOW)).toBe(0);
  expect(await saveExposures('bob', [{ number: '02', shown: 'b', assigned: undefined }], NOW)).toBe(0);
  // A browser outside all tests sees the default page.
  expect(await saveExposures('eve', [{ number: '02', shown: 'a', assigned: undefined }], NOW)).toBe(0);
  expect(await readExperimentDays()).toEqual([
    { number: '02', day: '2027-01-05', arm: 'a', ...NO_COUNTS, mismatched: 1 },
    { number: '02', day: '2027-01-05', arm: 'b', ...NO_COUNTS, mismatched: 1 },
  ]);
  expect(await (await openDatabase()).experimentExposure.count()).toBe(0);
});

test.each([
  ['before its first day', '2027-01-03T23:59:59.999Z', 0],
  ['on its first day', '2027-01-04T00:00:00.000Z', 1],
  ['on its last day', '2027-01-31T23:59:59.999Z', 1],
  ['after its last day', '2027-02-01T00:00:00.000Z', 0],
])('%s a test counts or does not', async (_, now, counted) => {
  expect(await saveExposures('ann', [b], new Date(now))).toBe(counted);
});

test('drafts, ended experiments and unknown numbers count nothing', async () => {
  tests.splice(0, 1, { ...TEST, status: 'draft' });
  expect(await saveExposures('ann', [b], NOW)).toBe(0);
  tests.splice(0, 1, { ...TEST, status: 'ended', winner: 'b' });
  expect(await saveExposures('ann', [b, { ...b, number: '20' }], NOW)).toBe(0);
  expect(await (await openDatabase()).visitor.count()).toBe(0);
});

test('two instances at the same time: the counts are those of the ledger', async () => {
  const end = await alternateInstances();
  const sights = Array.from({ length: 36 }, (_, index) => {
    const visitor = index % 12;
    return saveUntilStored(`visitor-${visitor}`, visitor % 3 === 0 ? a : b, NOW);
  });
  const fresh = await Promise.all(sights);
  await end();
  expect(fresh.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect((await readExperimentDays()).map(({ arm, seen }) => [arm, seen])).toEqual([
    ['a', 4],
    ['b', 8],
  ]);
  expect(await (await openDatabase()).experimentExposure.count()).toBe(12);
});

const withCookie = (cookie: string) => ({ cookie });

describe('the call', () => {
  useDate();

  test.each<[string, Record<string, string>, number]>([
    ['whose cookie names the arm', withCookie('experiments=02b'), 1],
    ['whose cookie names more', withCookie('experiments=01a.02b'), 1],
    ['whose cookie names another arm', withCookie('experiments=02a'), 0],
    ['without the cookie', {}, 0],
    ['who said no', withCookie('experiments=02b; consent=no'), 0],
    ['who objects', { ...withCookie('experiments=02b'), 'sec-gpc': '1' }, 0],
    ['in the demo view', withCookie('experiments=02b; demo-view=developer.explorer.new.11'), 0],
    ['that is a bot', { ...withCookie('experiments=02b'), 'user-agent': 'curl/8.5.0' }, 0],
    ['that is a prefetch', { ...withCookie('experiments=02b'), 'sec-purpose': 'prefetch;prerender' }, 0],
  ])('of a visitor %s', async (_, headers, counted) => {
    expect(await reportExposures(['02b'], headers)).toMatchObject({ status: 200, body: { counted } });
    expect(await (await openDatabase()).experimentExposure.count()).toBe(counted);
  });

  testRefusals(exposures.POST, 'POST', [
    [{ seen: ['2b'] }, 'seen.0', 'must be an experiment and its arm, such as 02b'],
    [{ seen: '02b' }, 'seen', 'must be a list'],
    [{ seen: [], visitorId: 'x' }, 'visitorId', 'is not a known field'],
  ]);

  test('a visitor who turned behavioral analytics off takes part in no experiment', async () => {
    const visitor = createVisitor();
    await visitor.call(settings.PATCH, 'PATCH', {
      params: { id: '7' },
      body: { behavioralAnalytics: false },
    });
    const cookie = `${visitor.cookie}; experiments=02b`;
    expect((await reportExposures(['02b'], { cookie })).body).toEqual({ counted: 0 });
    expect(await readExperimentDays()).toEqual([]);
  });

  test('the holdout counts both groups from the first call at which personalization would show', async () => {
    tests.splice(0, 1, HOLDOUT);
    for (const [arm, source, counted] of [
      ['a', 'default', 0],
      ['b', 'chosen', 0],
      ['a', 'analysis', 1],
      ['b', 'campaign', 1],
    ] as const) {
      const persona = `persona=developer.converter.new.default.${source}.11`;
      expect((await reportExposures([], withCookie(`experiments=01${arm}; ${persona}`))).body).toEqual({
        counted,
      });
    }
    expect((await readExperimentDays()).map(({ arm, seen }) => [arm, seen])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });

  test('withdrawing or deleting removes the visitor’s exposures and keeps the counts', async () => {
    for (const remove of [consent.DELETE, myData.DELETE]) {
      const visitor = createVisitor();
      await reportExposures([], {}, visitor);
      await reportExposures(['02b'], withCookie(`${visitor.cookie}; experiments=02b`));
      const answer = await createVisitor(`${visitor.cookie}; experiments=02b`).call(remove, 'DELETE');
      expect(answer.body).toMatchObject({ deleted: { exposures: 1 } });
      expect(answer.headers.getSetCookie()).toContain('experiments=; Path=/; Max-Age=0; SameSite=Lax');
    }
    expect(await (await openDatabase()).experimentExposure.count()).toBe(0);
    expect(await readExperimentDays()).toMatchObject([{ arm: 'b', seen: 2 }]);
  });
});

describe('goals', () => {
  const view = (page: string) => ({ eventType: 'pageview', page });
  const press = (page: string) => ({ eventType: 'click', eventData: { elementType: 'cta' }, page });

  useDate();

  const send = (cookie: string, ...list: object[]) =>
    createVisitor(cookie).call(events.POST, 'POST', {
      // The browser's clock must not matter.
      body: {
        userId: 7,
        events: list.map((event) => createEvent({ ...event, occurredAt: '2001-01-01T00:00:00.000Z' })),
      },
      headers: { 'user-agent': BROWSER },
    });

  /** A visitor that has just been exposed to arm b. */
  async function expose(persona = ''): Promise<string> {
    const visitor = createVisitor('experiments=02b');
    await reportExposures(
      tests[0]?.kind === 'copy' ? ['02b'] : [],
      { cookie: `experiments=01b.02b; ${persona}` },
      visitor,
    );
    return `${visitor.cookie}; experiments=01b.02b; ${persona}`;
  }

  test('each goal counts once per visitor, on the day of exposure', async () => {
    const cookie = await expose();
    jest.setSystemTime(new Date(NOW.getTime() + 20 * HOUR_MS));
    await send(cookie, view('/'), press('/'));
    expect(await readExperimentDays()).toMatchObject([{ goal: 0, guard: 0 }]);
    await send(cookie, view('/pricing'), view('/api'), view('/about'));
    await send(cookie, view('/pricing'));
    expect(await readExperimentDays()).toEqual([
      { number: '02', day: '2027-01-05', arm: 'b', ...NO_COUNTS, seen: 1, goal: 1, guard: 1 },
    ]);
    expect((await send('', view('/pricing'))).status).toBe(200);
    expect(await readExperimentDays()).toMatchObject([{ goal: 1 }]);
  });

  test.each([
    [24 * HOUR_MS, 1],
    [24 * HOUR_MS + 1, 0],
  ])('%d ms after exposure a goal of one day counts: %d', async (ms, goal) => {
    const cookie = await expose();
    jest.setSystemTime(new Date(NOW.getTime() + ms));
    await send(cookie, view('/pricing'));
    expect(await readExperimentDays()).toMatchObject([{ seen: 1, goal }]);
  });

  test('only a click on a call to action of the tested page is a step', async () => {
    tests.splice(0, 1, { ...TEST, goal: 'step-taken', guard: undefined });
    const cookie = await expose();
    await send(cookie, press('/about'), { ...press('/'), eventData: { elementType: 'link' } });
    expect(await readExperimentDays()).toMatchObject([{ goal: 0 }]);
    await send(cookie, press('/'));
    expect(await readExperimentDays()).toMatchObject([{ goal: 1 }]);
  });

  test('a demo request counts when it is first saved, within seven days', async () => {
    tests.splice(0, 1, { ...TEST, goal: 'demo-request' });
    const ask = (cookie: string, requestId: string) =>
      createVisitor(cookie).call(demoRequests.POST, 'POST', { body: createDemoRequest({ requestId }) });
    const before = createVisitor('experiments=02b');
    const requestId = randomUUID();
    await reportExposures([], {}, before);
    expect((await ask(before.cookie, requestId)).status).toBe(201);
    const cookie = await expose();
    jest.setSystemTime(new Date(NOW.getTime() + 7 * 24 * HOUR_MS));
    await ask(cookie, requestId);
    expect(await readExperimentDays()).toMatchObject([{ goal: 0 }]);
    await Promise.all([ask(cookie, randomUUID()), ask(cookie, randomUUID())]);
    expect(await readExperimentDays()).toMatchObject([{ seen: 1, goal: 1 }]);
  });

  test('events that add a visitor to the holdout do not count as goals, later ones do', async () => {
    tests.splice(0, 1, { ...HOLDOUT, goal: 'second-page' });
    const first = createVisitor();
    await reportExposures([], {}, first);
    const cookie = `${first.cookie}; experiments=01a`;
    await send(cookie, view('/'));
    expect(await readExperimentDays()).toEqual([]);
    await send(`${cookie}; ${PERSONA}`, view('/about'));
    expect(await readExperimentDays()).toMatchObject([{ number: '01', arm: 'a', seen: 1, goal: 0 }]);
    await send(`${cookie}; ${PERSONA}`, view('/features'));
    expect(await readExperimentDays()).toMatchObject([{ number: '01', arm: 'a', seen: 1, goal: 1 }]);
  });

  test('an ended experiment still counts goals of exposed visitors within the time limit', async () => {
    const [early, late] = [await expose(), await expose()];
    tests.splice(0, tests.length, { ...TEST, status: 'ended', winner: 'b' });
    jest.setSystemTime(new Date(NOW.getTime() + 20 * HOUR_MS));
    await send(early, view('/pricing'));
    expect(await readExperimentDays()).toMatchObject([{ seen: 2, goal: 1 }]);
    jest.setSystemTime(new Date(NOW.getTime() + 25 * HOUR_MS));
    await send(late, view('/pricing'));
    expect(await readExperimentDays()).toMatchObject([{ seen: 2, goal: 1 }]);
  });
});

/** Repeats what a busy database refuses, as the page does. */
const saveUntilStored = (visitorId: string, exposure: Exposure, now: Date): Promise<number> =>
  saveExposures(visitorId, [exposure], now).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    return saveUntilStored(visitorId, exposure, now);
  });
