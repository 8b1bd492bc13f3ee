import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './shared/fingerprint.mjs';
import { StepError } from './shared/console.mjs';
import { createTypeScriptLoader, loadTypeScript } from './shared/load-typescript.mjs';
import { runWithOptions } from './shared/read-options.mjs';
import { run } from './shared/run.mjs';

const FOLDER = join(root, '.cache/preview');
const FILE = join(FOLDER, 'changed-texts.html');
const USAGE = `Writes one page of all changed texts, before and after, to send by email.

  npm run preview                       compares with the last commit
  npm run preview -- --against main     compares with main`;

async function git(args, env) {
  const { code, output } = await run('git', args, { env });
  if (code === 0) return output;
  throw new StepError(`git ${args[0]} failed.`, { output, todo: 'Run it in a git checkout.' });
}

async function readSlotsOf(folder, load) {
  const { readContent } = await loadTypeScript('scripts/content/read-content.ts');
  const { readSlots } = await loadTypeScript('scripts/content/matrix.ts');
  const { content, findings } = await readContent(folder, load);
  if (findings.length === 0) return readSlots(content);
  throw new StepError(`The content cannot be read: ${findings[0].message}`, {
    todo: 'Run npm run content:check, which names the file and the line.',
  });
}

async function readCommittedSlots(ref) {
  const folder = join(FOLDER, 'before');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // A separate index, so that the editor's is not changed.
  const env = { GIT_INDEX_FILE: join(FOLDER, 'index') };
  await git(['read-tree', ref], env);
  await git(['checkout-index', '--all', `--prefix=${folder}/`], env);
  return readSlotsOf(folder, createTypeScriptLoader(folder));
}

async function writeChanges({ against }) {
  const { findChangedTexts, renderChanges } = await loadTypeScript('scripts/content/changes-page.ts');
  const { readPagesOfFiles } = await loadTypeScript('scripts/content/pages-of-files.ts');
  const now = await readSlotsOf(root, loadTypeScript);
  const texts = findChangedTexts(await readCommittedSlots(against), now);
  const own = against === 'HEAD' ? texts : findChangedTexts(await readCommittedSlots('HEAD'), now);
  const isOwn = (text) => own.some(({ file, name }) => file === text.file && name === text.name);
  const since = new Date((await git(['log', '-1', '--format=%cI', against])).trim());
  const page = renderChanges(texts, { pageOf: readPagesOfFiles(root), since, today: new Date(), isOwn });
  await writeFile(FILE, page);
  console.log(`${texts.length === 1 ? '1 text' : `${texts.length} texts`} changed\n${FILE}`);
}

await runWithOptions(USAGE, writeChanges, { options: { against: { type: 'string', default: 'HEAD' } } });
