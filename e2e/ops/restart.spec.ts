import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../scripts/database/migrate.mjs';
import { startFront } from '../support/front';
import { startPostgres } from '../support/postgres-server.mjs';
import { expect, test } from '../support/site';
import { startSite } from '../support/start-site.mjs';

const FRONT = 3165;
const INSTANCES = [3166, 3167] as const;
const CLIENTS = 4;
const PAUSE_MS = 50;
const FEEDBACK = JSON.stringify({ userId: 7, rating: 5 });

test('two instances restarted in turn under load fail no request', async () => {
  const postgres = await startPostgres();
  await postgres.createDatabase('site');
  const database = postgres.url('site');
  await migrate({ databaseUrl: database });
  const start = (port: number) => startSite({ port, database, env: { TRUST_PROXY: '1' } });
  const front = await startFront(FRONT, INSTANCES);
  const requests = [
    () => fetch(front.url),
    () => fetch(`${front.url}/api/user/7`),
    () =>
      fetch(`${front.url}/api/feedback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: FEEDBACK,
      }),
  ];
  let isRunning = true;
  let answered = 0;
  const failed: string[] = [];
  const visit = async (first: number) => {
    for (let turn = first; isRunning; turn += 1) {
      const response = await requests[turn % requests.length]?.();
      const body = await response?.text();
      answered += 1;
      if (!response?.ok) failed.push(`${response?.url}: ${response?.status} ${body}`);
      await sleep(PAUSE_MS);
    }
  };
  try {
    let running = await Promise.all(INSTANCES.map(start));
    const clients = Array.from({ length: CLIENTS }, (_, client) => visit(client));
    for (const [index, port] of INSTANCES.entries()) {
      await running[index]?.stop();
      running = running.with(index, await start(port));
    }
    isRunning = false;
    await Promise.all(clients);
    await Promise.all(running.map((site) => site.stop()));
  } finally {
    isRunning = false;
    await front.stop();
    await postgres.stop();
  }
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});
