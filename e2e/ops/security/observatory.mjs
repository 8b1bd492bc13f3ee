import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/set-up/fingerprint.mjs';
import { StepError } from '../../../scripts/shared/console.mjs';
import { runNode, runNpm } from '../../../scripts/shared/run.mjs';
import { serve } from '../../../scripts/shared/serve.mjs';
import { SITE_FOLDER } from '../../support/test-site.mjs';
import { startTlsProxy } from './tls-proxy.mjs';

const SCANNER = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const folder = join(root, '.cache/observatory');
const home = join(folder, 'node_modules', SCANNER);

/** Installs the scanner without its install script, which downloads the HSTS preload list. Our site is not on it. */
async function installScanner() {
  if (existsSync(join(home, 'conf/hsts-preload.json'))) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  const args = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--save-exact',
    `${SCANNER}@${VERSION}`,
  ];
  const { code, output } = await runNpm(args, { cwd: folder });
  if (code !== 0)
    throw new StepError('The scanner could not be installed.', { output, todo: 'Check `npm ping`.' });
  await writeFile(join(home, 'conf/hsts-preload.json'), '{}');
}

/**
 * Results of the Mozilla HTTP Observatory for each path, behind a TLS proxy.
 * @param {string[]} paths
 * @param {number} port the proxy's; the site uses the next one
 * @returns {Promise<{ path: string, score: number, grade: string, failed: string }[]>}
 */
export async function scanSite(paths, port) {
  await installScanner();
  const scratch = await mkdtemp(join(tmpdir(), 'observatory-'));
  const databaseUrl = `file:${join(scratch, 'site.db')}`;
  await runNode(['scripts/migrate.mjs'], { env: { DATABASE_URL: databaseUrl } });
  const site = await serve(SITE_FOLDER, port + 1, {
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '1',
  });
  const proxy = await startTlsProxy(port, port + 1, scratch);
  try {
    const rows = [];
    for (const path of paths) {
      const args = [join(home, 'src/scan.js'), `localhost:${port}${path}`];
      const { output } = await runNode(args, { env: { NODE_EXTRA_CA_CERTS: proxy.cert } });
      const result = JSON.parse(output.slice(output.indexOf('{')));
      if (result.error) throw new StepError(`The scanner reports for ${path}: ${result.error}`);
      const failed = Object.entries(result.tests).filter(([, test]) => !test.pass);
      const { score, grade } = result.scan;
      rows.push({
        path,
        score,
        grade,
        failed: failed.map(([name, test]) => `${name}: ${test.result}`).join(', '),
      });
    }
    return rows;
  } finally {
    proxy.close();
    await site.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}
