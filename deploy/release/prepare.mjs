import { build, prepare } from '../../scripts/set-up/set-up.mjs';
import { loadSettings } from '../../scripts/set-up/settings.mjs';
import { runCommand, step } from '../../scripts/shared/console.mjs';

/** Makes the folder that it lies in a site that can be started. */
await runCommand(async () => {
  await prepare({ withTools: false });
  loadSettings();
  await step('Build', build);
});
