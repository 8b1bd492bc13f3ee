import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { migrate } from '../../../scripts/database/migrate.mjs';
import { faultPort, isTimed, scale } from '../../support/faults/scale';
import {
  assessDamage,
  beginVisit,
  NO_DAMAGE,
  retryUnanswered,
  type Visit,
} from '../../support/faults/ledger';
import { applyLoad, type Load } from '../../support/faults/load';
import { startFront } from '../../support/front';
import { startPostgres } from '../../support/postgres-server.mjs';
import { startSite, type Site } from '../../support/start-site.mjs';

const PER_SECOND = scale({ test: 40, long: 150 });
/** Time between restarts, and the number of restarts. */
const PAUSE_MS = scale({ test: 1000, long: 15_000 });
const RESTARTS = scale({ test: 1, long: 20 });
/** One kill cuts off the responses on their way: more of them on a machine that also runs other tests. */
const CUT_OFF_PER_KILL = isTimed ? 1 : 5;
/** There, the remaining instance can refuse calls, whose queries miss their deadline. It still serves every page. */
const isRefusedCall = (read: string) => !isTimed && /^\/api\/.*: 503$/.test(read);
/** Of a write that was not passed on to the end, or that the remaining instance refused. Each is sent again. */
const UNANSWERED = isTimed ? [502, 504] : [502, 503, 504];
const VISITS = 13;
const FRONT = faultPort(6);
const INSTANCES = [faultPort(7), faultPort(8)] as const;

test.describe.configure({ mode: 'serial', retries: 0 });

let server: Awaited<ReturnType<typeof startPostgres>>;
let front: Awaited<ReturnType<typeof startFront>>;
let sites: Site[] = [];
let databaseUrl = '';
const start = (port: number) => startSite({ port: port, database: databaseUrl, env: { TRUST_PROXY: '1' } });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startPostgres();
  await server.createDatabase('site');
  databaseUrl = server.url('site');
  await migrate({ databaseUrl });
  sites = await Promise.all(INSTANCES.map(start));
  front = await startFront(FRONT, INSTANCES);
});
test.afterAll(async () => {
  await front?.stop();
  await Promise.all(sites.map((site) => site.stop()));
  await server?.stop();
});

/** Restarts the instances in turn under load. */
async function restartUnderLoad(
  restart: (index: number) => Promise<void>,
): Promise<{ load: Load; visits: Visit[] }> {
  const visits: Visit[] = [];
  while (visits.length < VISITS) visits.push(await beginVisit(front.url, `127.0.1.${visits.length + 1}`));
  const stop = applyLoad(front.url, PER_SECOND, visits);
  for (let round = 0; round < RESTARTS; round += 1) {
    await sleep(PAUSE_MS);
    await restart(round % INSTANCES.length);
  }
  await sleep(PAUSE_MS);
  return { load: await stop(), visits };
}

async function startInstance(index: number) {
  sites[index] = await start(INSTANCES[index] ?? 0);
}

test('killing an instance under load loses no write and fails no page, though it can cut some off', async () => {
  test.setTimeout(120_000 + RESTARTS * (PAUSE_MS + 20_000));
  const { load, visits } = await restartUnderLoad(async (index) => {
    await sites[index]?.kill();
    await startInstance(index);
  });
  const before = await assessDamage(front.url, visits);
  await Promise.all(visits.map((visit) => retryUnanswered(front.url, visit)));
  const damage = await assessDamage(front.url, visits);
  expect([before, damage]).toEqual([NO_DAMAGE, NO_DAMAGE]);
  expect(load.failedReads.filter((read) => !isRefusedCall(read))).toEqual([]);
  // A partial response cannot be resumed from the other instance.
  const answeredWrites = load.failedWrites.filter(({ status }) => status !== 0);
  const cutOff = load.cutOffReads.length + load.failedWrites.length - answeredWrites.length;
  expect(cutOff).toBeLessThanOrEqual(RESTARTS * CUT_OFF_PER_KILL);
  for (const { status } of answeredWrites) expect(UNANSWERED).toContain(status);
});

test('stopping an instance gracefully fails no request', async () => {
  test.setTimeout(120_000 + RESTARTS * (PAUSE_MS + 20_000));
  const { load, visits } = await restartUnderLoad(async (index) => {
    await sites[index]?.stop();
    await startInstance(index);
  });
  expect(load).toMatchObject({ failedReads: [], cutOffReads: [], failedWrites: [] });
  expect(await assessDamage(front.url, visits)).toEqual(NO_DAMAGE);
});
