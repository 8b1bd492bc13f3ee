import { join } from 'node:path';
import { installBrowser } from '../scripts/browser.mjs';
import { explain, step, StepError } from '../scripts/console.mjs';
import { root } from '../scripts/fingerprint.mjs';
import { installNginx } from '../scripts/nginx.mjs';
import { runBin } from '../scripts/run.mjs';
import { build, prepare } from '../scripts/set-up.mjs';

const SPECS = ['pages', 'front', 'instances', 'units', 'backup', 'stop', 'release'].map(
  (name) => `deploy-${name}`,
);

/** Everything in this folder, run here; longer than the same files are in `npm test`. */
try {
  await prepare();
  await step('Browser install', installBrowser);
  await step('nginx install', installNginx);
  await step('Build', build);
  const args = ['test', '-c', 'tests/e2e/playwright.config.ts', '--workers=1', '--reporter=list', ...SPECS];
  // With results it is a whole run, which uses no server that it did not start.
  const env = { DEPLOY_LONG: '1', BROWSER_RESULTS: join(root, '.cache/test-results/deploy.json') };
  const { code } = await runBin('playwright', args, { env, show: true });
  if (code !== 0) throw new StepError('A part of the deployment does not do what it says.');
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
