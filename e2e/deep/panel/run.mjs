import { installBrowser } from '../../../scripts/programs/browser.mjs';
import { prepare } from '../../../scripts/set-up/set-up.mjs';
import { runCommand, step, StepError } from '../../../scripts/shared/console.mjs';
import { readOptions } from '../../../scripts/shared/read-options.mjs';
import { listSpecs, runPlaywright } from '../../../scripts/shared/run-tests.mjs';

const USAGE = `npm test -- edit    makes each kind of change in the editors' panel of npm run dev, on a copy, and checks the files;
                    then measures how fast texts, pages and check results appear, and makes twelve mistakes by hand`;

await runCommand(async () => {
  if (readOptions(USAGE, {}).values.help) return void console.log(USAGE);
  await prepare();
  await step('Browser install', installBrowser);
  await step('The editors’ panel', async () => {
    const { output, report } = await runPlaywright('e2e/deep/panel/playwright.config.ts', [], {
      name: 'edit',
      show: true,
    });
    const specs = listSpecs(report);
    const failed = specs.filter(({ ok }) => !ok).map(({ title }) => title);
    if (specs.length === 0 || failed.length > 0)
      throw new StepError(`Failed: ${failed.join('; ') || 'no test ran'}`, { output });
    return { note: `${specs.length} passed` };
  });
});
