import { createServer } from 'node:net';
import { generate } from '../../../scripts/set-up/set-up.mjs';
import { startSite } from '../site/start-site.mjs';
import { buildTestSite } from '../site/test-site.mjs';

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
  // As built: for another address, the server compresses pages again, and less.
  const env = { SITE_URL: 'http://localhost:3000' };
  const site = await startSite({ port: await findFreePort(), env });
  (globalThis.endings ??= []).push(() => site.stop());
  process.env.TEST_SITE_URL = site.url;
}
