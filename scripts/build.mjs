import { nameInputs } from './build/build-inputs.mjs';
import { writeServiceWorker } from './build/bundles.mjs';
import { chooseFolder } from './build/current-build.mjs';
import { checkSettings, generate } from './set-up/set-up.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { runCommand } from './shared/console.mjs';
import { runBin } from './shared/run.mjs';

await runCommand(async () => {
  loadSettings();
  await checkSettings();
  // After a bare `npm ci` there is no database client yet.
  await generate();
  // Taken before the build, because changes made during it are not included.
  const inputs = await nameInputs();
  console.log(`service worker: ${await writeServiceWorker()}`);

  // scripts/build/adapter.mjs goes on when Next has built.
  const { code } = await runBin('next', ['build'], {
    show: true,
    env: { NEXT_TELEMETRY_DISABLED: '1', BUILD_INPUTS: inputs, BUILD_FOLDER: chooseFolder() },
  });
  process.exitCode = code;
});
