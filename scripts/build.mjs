import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_STAMP, CONSENT_MODE_FILE, fingerprintBuild, readConsentMode } from './build/build-inputs.mjs';
import { writeServer, writeServiceWorker } from './build/bundles.mjs';
import { compressAssets } from './build/compress-assets.mjs';
import { writePolicies } from './build/content-security-policy.mjs';
import { markModulesOfScripts } from './build/mark-modules.mjs';
import { mergeScripts } from './build/merge-scripts.mjs';
import { deferScriptsOfPages } from './build/scripts-after-paint.mjs';
import { shareServerChunks } from './build/share-server-chunks.mjs';
import { root, writeStamp } from './set-up/fingerprint.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { runBin } from './shared/run.mjs';

loadSettings();
// Before anything is built: what changes meanwhile is not in it.
const inputs = await fingerprintBuild();
await rm(join(root, BUILD_STAMP), { force: true });
console.log(`service worker: ${await writeServiceWorker()}`);

const { code } = await runBin('next', ['build'], {
  show: true,
  env: { NEXT_TELEMETRY_DISABLED: '1', RELEASE: inputs.slice(0, 12) },
});
if (code === 0) {
  // A running server keeps its own copies of pages here; they would outlive the build without their new policy.
  await rm(join(root, '.next/server/route-cache'), { recursive: true, force: true });
  console.log(`marked: the modules of ${await markModulesOfScripts(join(root, '.next'))} scripts`);
  console.log(`merged: ${await mergeScripts(join(root, '.next'))}`);
  console.log(`shared: ${await shareServerChunks(join(root, '.next/server'))}`);
  console.log(`compressed: ${await compressAssets(join(root, '.next/static'))} files`);
  await deferScriptsOfPages(join(root, '.next/server/app'));
  // Last, because it hashes what stands in the pages.
  const pages = await writePolicies(join(root, '.next/server/app'));
  await writeServer();
  await writeFile(join(root, CONSENT_MODE_FILE), readConsentMode());
  await writeStamp(BUILD_STAMP, inputs);
  console.log(`prerendered: ${pages} pages, each with its policy`);
}
process.exitCode = code;
