import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type RunningSite } from '../support/server';
import { expect, test } from './site';

const PORT = 3180;
const ROUNDS = 4;
const WRITERS = 6;

test.describe.configure({ mode: 'serial' });

let folder: string;
let databaseUrl: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durability-'));
  databaseUrl = `file:${join(folder, 'site.db')}`;
  execFileSync(process.execPath, ['scripts/migrate.mjs'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** One visitor who keeps writing until the server is gone, and notes what was acknowledged. */
async function write(site: RunningSite, name: string, cookie: string, acknowledged: string[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    const message = `${name}.${number}`;
    const response = await fetch(`${site.url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ userId: 7, message }),
    }).catch(() => null);
    if (!response) return;
    if (response.status === 200 && (await response.json().catch(() => null))) acknowledged.push(message);
  }
}

async function visitorCookie(site: RunningSite): Promise<string> {
  const response = await fetch(`${site.url}/api/user/7`);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('kill -9 during writes loses and doubles nothing that was acknowledged', async () => {
  test.setTimeout(120_000);
  const ledger = new Map<string, string[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await startSite(PORT, databaseUrl, 'next start');
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => visitorCookie(site)));
    const rows = writers.map((): string[] => []);
    const writing = writers.map((cookie, index) =>
      write(site, `r${round}w${index}`, cookie, rows[index] ?? []),
    );
    await expect
      .poll(() => Math.min(...rows.map((row) => row.length)), { timeout: 20_000 })
      .toBeGreaterThan(round + 2);
    await site.kill();
    await Promise.all(writing);
    for (const [index, row] of rows.entries()) ledger.set(writers[index] ?? '', row);
  }
  const site = await startSite(PORT, databaseUrl, 'next start');
  for (const [cookie, acknowledged] of ledger) {
    const history = await fetch(`${site.url}/api/chat/7`, { headers: { cookie } });
    const rows: { message: string; isUserMessage: boolean }[] = await history.json();
    const stored = rows.filter((row) => row.isUserMessage).map((row) => row.message);
    const newest = acknowledged.slice(-stored.length);
    expect(new Set(stored).size).toBe(stored.length);
    // The last write may have been stored without its answer having arrived.
    expect([newest, newest.slice(1)]).toContainEqual(
      stored.filter((message) => acknowledged.includes(message)),
    );
  }
  await site.end('SIGTERM');
});

/** A call that the server has begun and whose body is still to come; `finish` sends it and resolves with the status. */
async function beginCall(site: RunningSite) {
  const body = JSON.stringify({ userId: 7, rating: 5 });
  const call = request(`${site.url}/api/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const status = new Promise<number>((resolve, reject) => {
    call.once('response', (response) => resolve(response.resume().statusCode ?? 0));
    call.once('error', reject);
  });
  await new Promise((resolve) => call.once('continue', resolve));
  return {
    finish: () => {
      call.end(body);
      return status;
    },
  };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`npm start: ${signal} finishes the call under way and exits 0`, async () => {
    const site = await startSite(PORT + 1, databaseUrl, 'npm start');
    const call = await beginCall(site);
    const code = site.end(signal);
    expect(await call.finish()).toBe(201);
    expect(await code).toBe(0);
  });
}
