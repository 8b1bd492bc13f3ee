import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BUILD_STAMP,
  CONSENT_MODE_FILE,
  fingerprintBuild,
  readConsentMode,
  readSiteUrl,
  SITE_URL_FILE,
} from './build/build-inputs.mjs';
import { writeServer, writeServiceWorker } from './build/bundles.mjs';
import { finishPages } from './build/pages.mjs';
import { prepareAssets } from './build/static-assets.mjs';
import { checkPageBudget } from './experiments/page-budget.mjs';
import { root, writeStamp } from './set-up/fingerprint.mjs';
import { generate } from './set-up/set-up.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { runBin } from './shared/run.mjs';

loadSettings();
// After a bare `npm ci` there is no database client yet.
await generate();
// Taken before the build, because changes made during it are not included.
const inputs = await fingerprintBuild();
await rm(join(root, BUILD_STAMP), { force: true });
await checkPageBudget();
console.log(`service worker: ${await writeServiceWorker()}`);

const { code } = await runBin('next', ['build'], {
  show: true,
  env: { NEXT_TELEMETRY_DISABLED: '1', RELEASE: inputs.slice(0, 12) },
});
if (code === 0) {
  // A running server caches pages here. They would outlive the build without their new policy.
  await rm(join(root, '.next/server/route-cache'), { recursive: true, force: true });
  console.log(`compressed: ${await prepareAssets(join(root, '.next/static'))} files`);
  const pages = await finishPages(join(root, '.next/server/app'));
  await checkPageBudget(pages);
  await writeServer();
  await writeFile(join(root, CONSENT_MODE_FILE), readConsentMode());
  await writeFile(join(root, SITE_URL_FILE), readSiteUrl());
  await writeStamp(BUILD_STAMP, inputs);
  console.log(`prerendered: ${pages} pages, each with its policy`);
}
process.exitCode = code;
