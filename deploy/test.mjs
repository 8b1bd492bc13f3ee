import { installBrowser } from '../scripts/programs/browser.mjs';
import { installNginx } from '../scripts/programs/programs.mjs';
import { build, prepare } from '../scripts/set-up/set-up.mjs';
import { runCommand, step, StepError } from '../scripts/shared/console.mjs';
import { runPlaywright } from '../scripts/shared/run-tests.mjs';

const SPECS = ['pages', 'front', 'instances', 'units', 'backup', 'stop', 'build', 'release'].map(
  (name) => `deploy-${name}`,
);

/** Runs all tests of this folder, including longer versions of those in `npm test`. */
await runCommand(async () => {
  await prepare();
  await step('Browser install', installBrowser);
  await step('nginx install', installNginx);
  await step('Build', build);
  const args = ['--workers=1', '--reporter=list', ...SPECS];
  const { code } = await runPlaywright('playwright.config.ts', args, {
    name: 'deploy',
    env: { DEPLOY_LONG: '1' },
    show: true,
  });
  if (code !== 0) throw new StepError('The deployment tests failed.');
});
