import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { migrate } from '../../../scripts/migrate.mjs';
import { createFakeClock, type FakeClock } from '../../support/faults/fake-clock';
import { faultPort, recordFigure, skipTest } from '../../support/faults/figures';
import { startModelServer, type ModelServer } from '../../support/model-server';
import { startSite, type Site } from '../../support/start-site.mjs';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const CALLS_PER_MINUTE = 60;

test.describe.configure({ retries: 0 });

/** A client that keeps its visitor cookie. */
async function createVisitor(site: Site) {
  const first = await fetch(`${site.url}/api/user/7`);
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async function call(path: string, body?: object): Promise<Response> {
    const headers = { cookie, 'content-type': 'application/json' };
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    return fetch(site.url + path, { headers, redirect: 'manual', ...post });
  };
}

type Call = Awaited<ReturnType<typeof createVisitor>>;
type Message = { message: string; createdAt: string };

async function ask(call: Call, message: string): Promise<Date> {
  const response = await call('/api/chat', { userId: 7, message });
  expect(response.status).toBe(200);
  const [question]: Message[] = await response.json();
  return new Date(question?.createdAt ?? '');
}

/** Asks until the token allowance is used up and the model is no longer called. */
async function spendTokens(call: Call, model: ModelServer): Promise<void> {
  for (let before = -1; before < model.calls.length;) {
    before = model.calls.length;
    await ask(call, 'How do I get started with the platform?');
  }
}

async function spendCalls(site: Site): Promise<Call> {
  const call = await createVisitor(site);
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 2 * CALLS_PER_MINUTE)
    statuses.push((await call('/api/user/7')).status);
  expect(statuses.at(-1)).toBe(429);
  return call;
}

test('order, rate limits and links survive a clock that jumps a day ahead and an hour back', async () => {
  test.setTimeout(120_000);
  const clock = createFakeClock();
  if (!clock) skipTest('clock jumps', 'libfaketime is not installed (apt-get install faketime)');
  const folder = await mkdtemp(join(tmpdir(), 'clock-site-'));
  const databaseUrl = `file:${join(folder, 'site.db')}`;
  const model = await startModelServer();
  model.usage = { input_tokens: 2000, output_tokens: 100 };
  await migrate({ databaseUrl });
  const site = await startSite({
    port: faultPort(10),
    database: databaseUrl,
    env: {
      ...clock.env,
      ANTHROPIC_API_KEY: 'test',
      ANTHROPIC_BASE_URL: model.url,
      ANTHROPIC_TOKENS_PER_MINUTE: '12000',
      RATE_LIMIT_PER_MINUTE: String(CALLS_PER_MINUTE),
    },
  });
  try {
    await checkClockJumps(site, model, clock);
    recordFigure({ fault: 'clock +1 day, -1 hour', rounds: 1, figure: 'all sane', bar: 'sane' });
  } finally {
    await site.stop();
    await model.close();
    clock.remove();
    await rm(folder, { recursive: true, force: true });
  }
});

async function checkClockJumps(site: Site, model: ModelServer, clock: FakeClock): Promise<void> {
  const call = await createVisitor(site);
  const persona = { segment: 'developer', cluster: 'explorer', visitor: 'new' };
  const link: { path: string } = await (await call('/api/share-links', { page: '/pricing', persona })).json();
  const open = async () => (await call(link.path)).headers.get('location');
  const start = await ask(call, 'first');
  await spendTokens(call, model);
  const limited = await spendCalls(site);

  clock.set(DAY_S);
  const later = await ask(call, 'a day later');
  expect(later.getTime() - start.getTime(), 'the clock has jumped').toBeGreaterThan(0.9 * DAY_S * 1000);
  const callsBefore = model.calls.length;
  await ask(call, 'How do I get started with the platform?');
  expect(model.calls.length, 'the token allowance is renewed').toBeGreaterThan(callsBefore);
  expect((await limited('/api/user/7')).status, 'the rate limit is renewed').toBe(200);
  expect(await open()).toBe('/pricing');
  const limitedAhead = await spendCalls(site);

  clock.set(-HOUR_S);
  expect((await limitedAhead('/api/user/7')).status, 'the rate limit does not last a day').toBe(200);
  const earlier = await ask(call, 'an hour back');
  expect(earlier.getTime(), 'the clock has jumped').toBeLessThan(start.getTime());
  expect(await open()).toBe('/pricing');
  const history: Message[] = await (await call('/api/chat/7')).json();
  const texts = history.map(({ message }) => message);
  expect(texts.indexOf('first')).toBeLessThan(texts.indexOf('a day later'));
  expect(texts.indexOf('a day later')).toBeLessThan(texts.indexOf('an hour back'));

  clock.set(8 * DAY_S);
  expect(await open()).toBe('/pricing?demo=expired');
  clock.set(0);
  expect(await open()).toBe('/pricing');
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
}
