import { mkdir, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { localAddress } from '../lib/config/listening.mjs';
import { checkPort } from './set-up/check-port.mjs';
import { root } from './set-up/fingerprint.mjs';
import { prepare } from './set-up/set-up.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { startServer } from './set-up/start-server.mjs';
import { step, StepError } from './shared/console.mjs';
import { copySite } from './shared/copy-site.mjs';
import { createTypeScriptLoader, loadTypeScript } from './shared/load-typescript.mjs';
import { runWithOptions } from './shared/read-options.mjs';
import { run, runNode } from './shared/run.mjs';

const FOLDER = join(root, '.cache/preview');
const COPY_FOLDER = join(FOLDER, 'site');
const CHANGES_FILE = join(FOLDER, 'changed-texts.html');
const USAGE = `Builds the site from this folder, next to the running one, and writes a page of all changed texts to email.

  npm run preview                         on port 3001, or PREVIEW_PORT; other computers in your network can open it
  npm run preview -- --against main       compares the texts with main instead of the last commit
  npm run preview -- --texts-only         writes only the page of changed texts`;

async function git(args, env) {
  const { code, output } = await run('git', args, { env });
  if (code === 0) return output;
  throw new StepError(`git ${args[0]} failed.`, { output, todo: 'Run it in a git checkout.' });
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

async function readSlotsOf(folder, load) {
  const { readContent } = await loadTypeScript('scripts/content/read-content.ts');
  const { readSlots } = await loadTypeScript('scripts/content/matrix.ts');
  const { content, findings } = await readContent(folder, load);
  if (findings.length === 0) return readSlots(content);
  throw new StepError(`The content cannot be read: ${findings[0].message}`, {
    todo: 'Run npm run content:check, which names the file and the line.',
  });
}

async function writeChanges(ref) {
  const { findChangedTexts } = await loadTypeScript('scripts/content/changed-texts.ts');
  const { renderChanges } = await loadTypeScript('scripts/content/changes-page.ts');
  const { readPagesOfFiles } = await loadTypeScript('scripts/content/pages-of-files.ts');
  const after = await readSlotsOf(root, loadTypeScript);
  const texts = findChangedTexts(await readCommittedSlots(ref), after);
  const own = ref === 'HEAD' ? texts : findChangedTexts(await readCommittedSlots('HEAD'), after);
  const keyOf = ({ file, name }) => `${file}\n${name}`;
  const ownKeys = new Set(own.map(keyOf));
  const isOwn = (text) => ownKeys.has(keyOf(text));
  const since = new Date((await git(['log', '-1', '--format=%cI', ref])).trim());
  await writeFile(
    CHANGES_FILE,
    renderChanges(texts, { pageOf: readPagesOfFiles(root), since, today: new Date(), isOwn }),
  );
  return { note: `${texts.length} changed` };
}

const previewEnv = (port) => ({
  PREVIEW: '1',
  PACKAGES_ROOT: root,
  NODE_ENV: 'production',
  DATABASE_URL: `file:${join(FOLDER, 'preview.db')}`,
  SITE_URL: localAddress(port),
  NEXT_TELEMETRY_DISABLED: '1',
});

async function build(env) {
  const { code, output } = await runNode([join(COPY_FOLDER, 'scripts/build.mjs')], { cwd: COPY_FOLDER, env });
  if (code === 0) return { note: output.match(/^prerendered: .*$/m)?.[0] ?? 'built' };
  throw new StepError('The preview could not be built.', {
    output: output.split('\n').slice(-40).join('\n'),
    todo: 'Run npm run content:check, which names the file and the line.',
  });
}

const networkAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

async function preview({ against, 'texts-only': textsOnly }) {
  await prepare({ withTools: false });
  await mkdir(FOLDER, { recursive: true });
  loadSettings();
  const port = process.env.PREVIEW_PORT || '3001';
  if (!textsOnly) await step('Port', () => checkPort(port));
  await step('Changed texts', () => writeChanges(against));
  console.log(`\n  To email: ${CHANGES_FILE}\n`);
  if (textsOnly) return;
  const env = previewEnv(port);
  await step('Copy', () => copySite(COPY_FOLDER));
  await step('Build', () => build(env));
  await step('Database', async () => {
    const { code, output } = await runNode([join(COPY_FOLDER, 'scripts/migrate.mjs')], {
      cwd: COPY_FOLDER,
      env,
    });
    if (code !== 0) throw new StepError('The preview’s database is not ready.', { output });
    return { note: 'its own' };
  });
  Object.assign(process.env, env, { PORT: port });
  // Wrapped in an object, because a returned promise would be awaited.
  const server = await step('Server', async () => {
    const { note, value: ended } = await startServer(port, { cwd: COPY_FOLDER });
    return { note, value: { ended } };
  });
  console.log(`\nOpen ${localAddress(port)}    Ctrl-C stops it.`);
  for (const address of networkAddresses()) console.log(`In your network: http://${address}:${port}`);
  process.exitCode = await server.ended;
}

await runWithOptions(USAGE, preview, {
  options: { against: { type: 'string', default: 'HEAD' }, 'texts-only': { type: 'boolean' } },
});
