import { checkCopy } from './content/check-copy.mjs';
import { localAddress } from '../lib/config/listening.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { StepError } from './shared/console.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { runWithOptions } from './shared/read-options.mjs';
import { install } from './set-up/set-up.mjs';
import { runBin } from './shared/run.mjs';

const USAGE = `Checks all copy and reports what is missing, too long or contradictory.

  npm run content:check                     also prints the URLs for ads and for previewing experiments, once those are fine
  npm run content:check -- --texts-only     in a few seconds: does not compile the pages, prints no URLs`;

const URL_FILES = ['campaigns.ts', 'hero-messages.ts', 'experiments.ts'];

async function printUrls() {
  const { printAdUrls, printExperiments } = await loadTypeScript('scripts/content/page-addresses.ts');
  const { campaigns } = await loadTypeScript('lib/content/campaigns.ts');
  const { heroMessages } = await loadTypeScript('lib/content/hero-messages.ts');
  loadSettings();
  const { SITE_URL } = process.env;
  const isPublic = SITE_URL && !/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(SITE_URL);
  console.log(`${printAdUrls(campaigns, heroMessages, isPublic ? SITE_URL : undefined)}\n`);
  const { experiments } = await loadTypeScript('lib/content/experiments.ts');
  console.log(`${printExperiments(experiments, localAddress(process.env.PORT || '3000'))}\n`);
}

async function checkPages() {
  const errors = await checkTypes();
  if (errors.length > 0)
    throw new StepError('Pages use names that lib/content lacks or writes differently.', {
      output: errors.join('\n'),
      todo: 'Correct the name in lib/content, or ask a developer to change the page.',
    });
}

async function runContentCheck({ 'texts-only': textsOnly }) {
  const checked = await checkCopy(loadTypeScript).catch(async (error) => {
    // The compiler says which name the check itself did not find.
    await checkPages();
    throw error;
  });
  const isFine = checked.findings.length === 0;
  const hasUrls = checked.isComplete && !checked.findings.some(({ file }) => URL_FILES.includes(file));
  if (isFine && !textsOnly) await checkPages();
  if (hasUrls && !textsOnly) await printUrls();
  console.log(checked.report);
  process.exitCode = isFine ? 0 : 1;
}

await runWithOptions(USAGE, runContentCheck, { options: { 'texts-only': { type: 'boolean' } } });

/**
 * Compiles the pages with their copy: a name that is missing or misspelled in lib/content does not exist where it is used.
 * @returns {Promise<string[]>} the compiler's errors, only those of lib/content if it has any
 */
export async function checkTypes() {
  // Types of packages are for development.
  await install({ withTools: true });
  const { output } = await runBin('tsc', ['-p', 'scripts/content/tsconfig.json', '--pretty', 'false']);
  const lines = output.split('\n').filter((line) => /^\S+\(\d+,\d+\): error /.test(line));
  // Without the type, which spells out all copy of the page.
  const errors = lines.map((line) => line.replace(/ on type '.*'(?=\.)/, ''));
  const own = errors.filter((line) => line.startsWith('lib/content/'));
  return own.length > 0 ? own : errors;
}
