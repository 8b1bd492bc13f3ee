import { build, prepare } from '../../scripts/set-up/set-up.mjs';
import { loadSettings } from '../../scripts/set-up/settings.mjs';
import { runCommand, step } from '../../scripts/shared/console.mjs';

await runCommand(async () => {
  await prepare({ withTools: false });
  loadSettings();
  await step('Build', build);
});
