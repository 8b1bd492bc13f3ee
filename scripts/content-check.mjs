import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './set-up/fingerprint.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { runCommand } from './shared/console.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { readOptions } from './shared/read-options.mjs';
import { run } from './shared/run.mjs';

const USAGE = `Checks all copy and says what is missing, too long, untrue or hard to read.

  npm run content:check                  when everything is fine, also prints the URLs for ads and the addresses that preview tests
  npm run content:check -- --no-urls     only the findings`;

const load = (path) => loadTypeScript(join(root, path));

async function printUrls() {
  const { printAdUrls } = await load('scripts/content/ad-urls.ts');
  const { campaigns } = await load('lib/content/campaigns.ts');
  const { heroMessages } = await load('lib/content/hero-messages.ts');
  loadSettings();
  const { SITE_URL } = process.env;
  const isPublic = SITE_URL && !/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(SITE_URL);
  console.log(`${printAdUrls(campaigns, heroMessages, isPublic ? SITE_URL : undefined)}\n`);
  const { experiments } = await load('lib/content/experiments.ts');
  const { printTests } = await load('scripts/content/print-tests.ts');
  console.log(`${printTests(experiments)}\n`);
}

/** The tests as last committed; none where git is missing. */
async function readCommittedTests() {
  const { code, output } = await run('git', ['show', 'HEAD:lib/content/experiments.ts']);
  if (code !== 0) return [];
  const file = join(root, '.cache/committed-experiments.ts');
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(file, output);
  return (await loadTypeScript(file)).experiments ?? [];
}

async function checkWords() {
  const { values } = readOptions(USAGE, { options: { 'no-urls': { type: 'boolean' } } });
  if (values.help) return void console.log(USAGE);
  const { readContent } = await load('scripts/content/read-content.ts');
  const { checkContent } = await load('scripts/content/check-content.ts');
  const { writtenTexts } = await load('scripts/content/content.ts');
  const { mergeFindings, printFindings } = await load('scripts/content/finding.ts');
  const { content, findings, isComplete } = await readContent(root, loadTypeScript);
  const { checkUnchanged } = await load('scripts/content/checks/experiments.ts');
  const changed = checkUnchanged(content, await readCommittedTests());
  const all = mergeFindings(findings, [...changed, ...checkContent(content)]);
  if (all.length === 0 && !values['no-urls']) await printUrls();
  const summary = { texts: writtenTexts(content).length, files: content.files.length, isComplete };
  console.log(printFindings(all, summary));
  process.exitCode = all.length === 0 ? 0 : 1;
}

await runCommand(checkWords);
