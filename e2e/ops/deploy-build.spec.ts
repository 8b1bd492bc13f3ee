import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../support/start-site.mjs';
import { expect, test } from '../support/site';

const ROOT = join(import.meta.dirname, '../..');
const PORT = 4355;
const MOST_MS = 900_000;

test.skip(
  process.env.DEPLOY_LONG !== '1',
  'Installs and builds the site again, which takes minutes; DEPLOY_LONG=1 runs it.',
);

test('a release is the committed tree, installed and built in its own folder, and it serves', async () => {
  test.setTimeout(MOST_MS);
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    const [source, base] = [join(folder, 'source'), join(folder, 'base')];
    await mkdir(base);
    execFileSync('git', ['clone', '--quiet', ROOT, source]);
    const env = { ...process.env, NODE_ENV: 'production', CONSENT_MODE: 'opt-in' } as const;
    const args = ['deploy/release.mjs', '--base', base, '--prepare-only'];
    const options = { cwd: source, env, encoding: 'utf8', timeout: MOST_MS } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
    expect(status, stdout + stderr).toBe(0);
    const [id = '', ...others] = await readdir(join(base, 'releases'));
    expect(others).toEqual([]);
    expect(id).toMatch(/^\d{8}T\d{6}-[0-9a-f]{7,}$/);
    expect(stdout).toContain(`${id} is ready: --id ${id}`);
    expect((await readdir(base)).sort()).toEqual(['assets', 'releases']);
    expect((await readdir(join(base, 'assets'))).length).toBeGreaterThan(0);
    const release = join(base, 'releases', id);
    expect(existsSync(join(release, '.git'))).toBe(false);
    const database = `file:${join(folder, 'site.db')}`;
    const site = await startSite({
      port: PORT,
      database,
      env: { CONSENT_MODE: 'opt-in' },
      folder: release,
      via: 'npm start',
    });
    try {
      expect(await (await fetch(site.url)).text()).toContain('data-consent="opt-in"');
    } finally {
      await site.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
