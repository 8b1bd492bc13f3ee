import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runFront } from '../../deploy/nginx/run.mjs';
import { release } from '../../deploy/release/release.mjs';
import { findNginx } from '../../scripts/programs/programs.mjs';
import { sendRequest } from '../support/send-request';
import { changePages } from '../support/change-pages';
import { copySite } from '../support/copy-site';
import { assessDamage, beginVisit, NO_DAMAGE } from '../support/faults/ledger';
import { applyLoad } from '../support/faults/load';
import { startPostgres } from '../support/postgres-server.mjs';
import { runInstances } from '../support/unit-instance';
import { expect, test } from '../support/site';

const PORT = 4340;
const INSTANCES = [4341, 4342];
const TRIAL_PORT = 4349;
const PER_SECOND = 20;
/** One address each, because nginx limits concurrent requests per address. */
const VISITORS = Array.from({ length: 8 }, (_, index) => `127.0.1.${index + 1}`);
/** With DEPLOY_LONG=1, an instance also fails in the middle of a release. */
const isLong = process.env.DEPLOY_LONG === '1';
const BASE = join(import.meta.dirname, '../../.cache', `deploy-release-${PORT}`);

test.skip(findNginx() === null, 'nginx is not installed and this account cannot install it');

/**
 * Copies the built site under another release id, marked on every page and by a script of its own. All releases are
 * created before the load starts, because copying slows down the database on the same disk.
 */
async function makeRelease(id: string): Promise<void> {
  const folder = join(BASE, 'made', id);
  await copySite(folder);
  await changePages(folder, (html) => html.replace('<html ', `<html data-release="${id}" `));
  await writeFile(join(folder, '.next/static/chunks', `${id}.js`), `'${id}'`);
}

/** Publishes a release by renaming it, like the last step of a build. */
async function showRelease(id: string): Promise<void> {
  await mkdir(join(BASE, 'releases'), { recursive: true });
  await rename(join(BASE, 'made', id), join(BASE, 'releases', id));
}

const releaseOf = (page: string) => page.match(/data-release="(\w+)"/)?.[1];

test('a release under load refuses and loses nothing, and changes nothing if it cannot start', async () => {
  test.setTimeout(300_000);
  await rm(BASE, { recursive: true, force: true });
  await mkdir(BASE, { recursive: true });
  const postgres = await startPostgres();
  const second = INSTANCES[1];
  await postgres.createDatabase('site');
  const databaseUrl = postgres.url('site');
  const env = {
    DATABASE_URL: databaseUrl,
    ANTHROPIC_API_KEY: '',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
  };
  Object.assign(process.env, env);
  const instances = runInstances(BASE, env);
  const bring = (id: string, restart = instances.restart) =>
    release({ base: BASE, id, ports: INSTANCES, trialPort: TRIAL_PORT, restart, keep: 2 });
  let front: Awaited<ReturnType<typeof runFront>> | undefined;
  try {
    for (const id of ['one', 'two', 'three', 'four']) await makeRelease(id);
    await showRelease('one');
    await bring('one');
    front = await runFront({
      port: PORT,
      instances: INSTANCES.map((port) => `127.0.0.1:${port}`),
      base: BASE,
    });
    const { url } = front;
    const shown = async (origin = url) => releaseOf((await sendRequest(origin, '/')).body.toString());
    expect(await shown()).toBe('one');
    const visits = await Promise.all(VISITORS.map((address) => beginVisit(url, address)));
    const stopLoad = applyLoad(url, PER_SECOND, visits);

    await showRelease('two');
    await bring('two');
    expect(await shown()).toBe('two');
    for (const port of INSTANCES) expect(await shown(`http://127.0.0.1:${port}`)).toBe('two');
    for (const id of ['one', 'two']) {
      const asset = await sendRequest(url, `/_next/static/chunks/${id}.js`);
      expect([asset.status, asset.body.toString()]).toEqual([200, `'${id}'`]);
    }

    if (isLong) {
      await showRelease('three');
      const failed = new Set<number>();
      const failOnce = async (port: number) => {
        if (port !== second || failed.has(port)) return instances.restart(port);
        failed.add(port);
        await instances.stop(port);
        throw new Error(`${port} failed to start`);
      };
      await expect(bring('three', failOnce)).rejects.toThrow('did not become ready');
      for (const port of INSTANCES) expect(await shown(`http://127.0.0.1:${port}`)).toBe('two');

      expect(await shown()).toBe('two');
    }

    await showRelease('four');
    await rm(join(BASE, 'releases/four/.next/routes-manifest.json'));
    await expect(bring('four')).rejects.toThrow('did not become ready');
    expect(await shown()).toBe('two');
    expect(await readdir(join(BASE, 'drain'))).toEqual([]);

    const load = await stopLoad();
    expect(load).toMatchObject({ failedReads: [], cutOffReads: [], failedWrites: [] });
    expect(load.requests).toBeGreaterThan(100);
    expect(await assessDamage(url, visits)).toEqual(NO_DAMAGE);
  } finally {
    await front?.stop();
    await instances.stopAll();
    await postgres.stop();
    await rm(BASE, { recursive: true, force: true });
  }
});
