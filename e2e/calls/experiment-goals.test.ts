import { randomUUID } from 'node:crypto';
import * as demoRequests from '@/app/api/demo-requests/route';
import * as events from '@/app/api/events/route';
import { readEnv } from '@/lib/config/env';
import type { Experiment } from '@/lib/content/experiment';
import { openDatabase } from '@/lib/db/client';
import { readExperimentDays } from '@/lib/db/experiments';
import { createVisitor } from '../support/handler-visitor';
import {
  BROWSER,
  HOLDOUT,
  HOUR_MS,
  NO_COUNTS,
  NOW,
  REAL_TIMERS,
  reportExposures,
  TEST,
} from '../support/running-tests';

const tests: Experiment[] = [];
jest.mock('@/lib/content/experiments', () => ({
  get experiments() {
    return tests;
  },
}));

beforeEach(async () => {
  tests.splice(0, tests.length, TEST);
  const database = await openDatabase();
  await database.experimentCount.deleteMany();
  await database.visitor.deleteMany();
});

const view = (page: string) => ({ eventType: 'pageview', page });
const press = (page: string) => ({ eventType: 'click', eventData: { elementType: 'cta' }, page });

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: [...REAL_TIMERS] }));
afterEach(() => jest.useRealTimers());

const send = (cookie: string, ...list: object[]) =>
  createVisitor(cookie).call(events.POST, 'POST', {
    body: {
      userId: 7,
      events: list.map((event) => ({
        ...event,
        eventId: randomUUID(),
        // The browser's clock must not matter.
        occurredAt: '2001-01-01T00:00:00.000Z',
      })),
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
  const persona = { segment: 'developer', cluster: 'explorer', visitor: 'new' };
  const contact = { name: 'Ann', email: 'ann@company.example', company: 'Company' };
  const ask = (cookie: string, requestId: string) =>
    createVisitor(cookie).call(demoRequests.POST, 'POST', {
      body: { ...contact, requestId, userId: 7, persona },
    });
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
  const persona = 'persona=developer.converter.new.chosen.analysis.11';
  const visitor = createVisitor();
  await send(visitor.cookie, view('/'));
  const first = createVisitor();
  await reportExposures([], {}, first);
  const cookie = `${first.cookie}; experiments=01a`;
  await send(cookie, view('/'));
  expect(await readExperimentDays()).toEqual([]);
  await send(`${cookie}; ${persona}`, view('/about'));
  expect(await readExperimentDays()).toMatchObject([{ number: '01', arm: 'a', seen: 1, goal: 0 }]);
  await send(`${cookie}; ${persona}`, view('/features'));
  expect(await readExperimentDays()).toMatchObject([{ number: '01', arm: 'a', seen: 1, goal: 1 }]);
});

test('an ended test still counts goals of exposed visitors within the time limit', async () => {
  const [early, late] = [await expose(), await expose()];
  tests.splice(0, tests.length, { ...TEST, status: 'ended', winner: 'b' });
  jest.setSystemTime(new Date(NOW.getTime() + 20 * HOUR_MS));
  await send(early, view('/pricing'));
  expect(await readExperimentDays()).toMatchObject([{ seen: 2, goal: 1 }]);
  jest.setSystemTime(new Date(NOW.getTime() + 25 * HOUR_MS));
  await send(late, view('/pricing'));
  expect(await readExperimentDays()).toMatchObject([{ seen: 2, goal: 1 }]);
});

const PERSONA = 'persona=developer.converter.new.chosen.analysis.11';

describe('without consent', () => {
  afterEach(() => Object.assign(readEnv(), { consentMode: 'notice' }));

  async function countRows(): Promise<number> {
    const database = await openDatabase();
    const counts = await Promise.all([
      database.visitor.count(),
      database.behaviorEvent.count(),
      database.visitSession.count(),
      database.experimentExposure.count(),
      database.experimentCount.count(),
      database.liveCount.count(),
    ]);
    return counts.reduce((sum, count) => sum + count, 0);
  }

  test.each<[string, Record<string, string>, 'notice' | 'opt-in']>([
    ['who said no', { cookie: 'consent=no' }, 'notice'],
    ['who said no where visitors are asked first', { cookie: 'consent=no' }, 'opt-in'],
    ['who has not answered yet', {}, 'opt-in'],
    ['whose browser objects', { 'sec-gpc': '1' }, 'notice'],
    ['whose browser objects where visitors are asked first', { 'sec-gpc': '1' }, 'opt-in'],
  ])('a visitor %s leaves no row for a test, the holdout or the visit', async (_, headers, consentMode) => {
    tests.splice(0, tests.length, HOLDOUT, TEST);
    await (await openDatabase()).liveCount.deleteMany();
    Object.assign(readEnv(), { consentMode });
    const { cookie = '', ...rest } = headers;
    const cookies = { cookie: `experiments=01b.02b; ${PERSONA}; ${cookie}`, ...rest };
    expect((await reportExposures(['02b'], cookies)).body).toEqual({ counted: 0 });
    const body = {
      userId: 7,
      events: [{ ...view('/pricing'), eventId: randomUUID(), occurredAt: NOW.toISOString() }],
    };
    await createVisitor().call(events.POST, 'POST', {
      body,
      headers: { 'user-agent': BROWSER, ...cookies },
    });
    expect(await countRows()).toBe(0);
    expect(
      (await reportExposures(['02b'], { cookie: `experiments=01b.02b; ${PERSONA}; consent=yes` })).body,
    ).toEqual({
      counted: 2,
    });
  });
});
