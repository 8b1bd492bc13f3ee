import { explain, step } from '../../scripts/console.mjs';
import { build, prepare, setConsentMode } from '../../scripts/set-up.mjs';
import { loadSettings } from '../../scripts/settings.mjs';

/** Makes the folder that it lies in a site that can be started. */
try {
  await prepare();
  loadSettings();
  await step('Build', build);
  await step('Consent', setConsentMode);
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
