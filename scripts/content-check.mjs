import { checkCopy } from './content/check-copy.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { runWithOptions } from './shared/read-options.mjs';

const USAGE = `Checks all copy and reports what is missing, too long or contradictory.

  npm run content:check                  if everything is fine, also prints the URLs for ads and for previewing experiments
  npm run content:check -- --no-urls     only the findings`;

async function printUrls() {
  const { printAdUrls } = await loadTypeScript('scripts/content/ad-urls.ts');
  const { campaigns } = await loadTypeScript('lib/content/campaigns.ts');
  const { heroMessages } = await loadTypeScript('lib/content/hero-messages.ts');
  loadSettings();
  const { SITE_URL } = process.env;
  const isPublic = SITE_URL && !/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(SITE_URL);
  console.log(`${printAdUrls(campaigns, heroMessages, isPublic ? SITE_URL : undefined)}\n`);
  const { experiments } = await loadTypeScript('lib/content/experiments.ts');
  const { printExperiments } = await loadTypeScript('scripts/content/print-experiments.ts');
  console.log(`${printExperiments(experiments)}\n`);
}

async function runContentCheck(values) {
  const { findings, report } = await checkCopy(loadTypeScript);
  if (findings.length === 0 && !values['no-urls']) await printUrls();
  console.log(report);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

await runWithOptions(USAGE, runContentCheck, { options: { 'no-urls': { type: 'boolean' } } });
