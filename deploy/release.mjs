import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../scripts/set-up/fingerprint.mjs';
import { step, StepError } from '../scripts/shared/console.mjs';
import { runWithOptions } from '../scripts/shared/read-options.mjs';
import { run, startNode } from '../scripts/shared/run.mjs';
import { createRestart } from './release/instances.mjs';
import { addAssets } from './release/links.mjs';
import { swapRelease, withLock } from './release/release.mjs';

const USAGE = `Builds the checked-out commit in its own folder and switches visitors to it without refusing a request.

  node --env-file=/etc/adaptive-site.env deploy/release.mjs
  node --env-file=/etc/adaptive-site.env deploy/release.mjs --id <id>     a folder of releases/ that is already built

  --prepare-only     builds and publishes the new scripts and styles, as every machine must before the first one switches

  --base /srv/adaptive-site    --port 3001 --port 3002    --trial-port 3009    --keep 3
  --restart 'sudo -n systemctl restart adaptive-site@{port}'

Ctrl-C stops it at the next step: the previous release is served again, and unfinished work is deleted.`;

// nginx runs as another user and must be able to read these files, whatever the shell's umask is.
process.umask(0o022);

const stop = new AbortController();
const { signal } = stop;
for (const name of ['SIGINT', 'SIGTERM']) {
  // Once: a second signal kills the process, and the next release cleans up.
  process.once(name, () => {
    console.error('Stopping. Press again to stop at once.');
    stop.abort(new StepError('The release was stopped.', { todo: 'Nothing has changed for visitors.' }));
  });
}

const numberFrom = (text) => {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new StepError(`"${text}" is not a valid number here.`, { todo: USAGE });
};

/** Exports the commit to a new folder, installs and builds there; the folder is renamed when it is complete. */
async function prepare(base) {
  const commit = (await runOrThrow('git', ['rev-parse', '--short', 'HEAD'])).trim();
  const id = `${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}-${commit}`;
  const part = join(base, 'releases', `.${id}`);
  await mkdir(part, { recursive: true });
  try {
    await step('Source', async () => {
      await runOrThrow('/bin/sh', ['-c', 'git archive HEAD | tar -x -C "$0"', part]);
      return { note: commit };
    });
    await build(part);
    await rename(part, join(base, 'releases', id));
    return id;
  } finally {
    // Retries, because a process that was just stopped can still be writing.
    await rm(part, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** In a separate process group: ending only the command would leave npm and the build running. */
async function build(folder) {
  const args = ['deploy/release/prepare.mjs'];
  const stdio = ['ignore', 'inherit', 'inherit'];
  const child = startNode(args, { cwd: folder, detached: true, stdio });
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch (error) {
      // The process has just exited.
      if (error.code !== 'ESRCH') throw error;
    }
  };
  signal.addEventListener('abort', end);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if (code !== 0) throw new StepError(`${args[0]} failed.`);
}

async function runOrThrow(program, args) {
  const { code, output } = await run(program, args, { cwd: root });
  signal.throwIfAborted();
  if (code === 0) return output;
  throw new StepError(`${program} ${args.join(' ')} failed.`, { output });
}

const OPTIONS = {
  base: { type: 'string', default: '/srv/adaptive-site' },
  id: { type: 'string' },
  port: { type: 'string', multiple: true, default: ['3001', '3002'] },
  'trial-port': { type: 'string', default: '3009' },
  restart: { type: 'string', default: 'sudo -n systemctl restart adaptive-site@{port}' },
  keep: { type: 'string', default: '3' },
  'prepare-only': { type: 'boolean', default: false },
};

async function main(values) {
  const { base } = values;
  if (!existsSync(base)) {
    throw new StepError(`There is no folder ${base}.`, {
      todo: 'deploy/README.md, step 2, explains how to create it.',
    });
  }
  const options = {
    base,
    ports: values.port.map(numberFrom),
    trialPort: numberFrom(values['trial-port']),
    keep: numberFrom(values.keep),
    restart: createRestart(values.restart),
  };
  await withLock(base, async () => {
    const id = values.id ?? (await prepare(base));
    if (values['prepare-only']) {
      await addAssets(base, id);
      return console.log(`\n${id} is ready: --id ${id}`);
    }
    await swapRelease({ ...options, id, signal });
    console.log(`\n${id} is served.`);
  });
}

await runWithOptions(USAGE, main, { options: OPTIONS });
