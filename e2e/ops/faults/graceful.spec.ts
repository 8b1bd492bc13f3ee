import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { migrate } from '../../../scripts/database/migrate.mjs';
import { faultPort } from '../../support/faults/scale';
import { startSite, type Site } from '../../support/start-site.mjs';

test.describe.configure({ mode: 'serial', retries: 0 });

let folder: string;
let databaseUrl: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'graceful-'));
  databaseUrl = `file:${join(folder, 'site.db')}`;
  await migrate({ databaseUrl });
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a request whose body is still missing; `finish` sends it and resolves with the status. */
async function beginCall(site: Site) {
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
  test(`npm start: ${signal} finishes the request in progress and exits with 0`, async () => {
    const site = await startSite({ port: faultPort(5), database: databaseUrl, via: 'npm start' });
    const call = await beginCall(site);
    const code = site.stop(signal);
    expect(await call.finish()).toBe(201);
    expect(await code).toBe(0);
  });
}
