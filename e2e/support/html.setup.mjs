import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../scripts/migrate.mjs';
import { generate } from '../../scripts/set-up/set-up.mjs';
import { serve } from '../../scripts/shared/serve.mjs';
import { buildTestSite, SITE_FOLDER } from './test-site.mjs';

const findFreePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Builds what has changed, and serves it to the tests that read pages over HTTP (read-page.ts). */
export default async function setUp() {
  await generate();
  await buildTestSite();
  const folder = await mkdtemp(join(tmpdir(), 'html-site-'));
  const databaseUrl = `file:${join(folder, 'site.db')}`;
  await migrate({ databaseUrl });
  const env = {
    DATABASE_URL: databaseUrl,
    EXPERIMENTS: 'off',
    ANTHROPIC_API_KEY: '',
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
  };
  const site = await serve(SITE_FOLDER, await findFreePort(), env, '/api/health');
  process.env.TEST_SITE_URL = site.url;
  globalThis.testSite = { ...site, folder };
}
