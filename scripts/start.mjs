import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { explain, step, StepError } from './console.mjs';
import { root } from './fingerprint.mjs';
import { build, checkNode, generate, install, migrateDatabase, setConsentMode } from './set-up.mjs';
import { loadSettings } from './settings.mjs';

const port = process.env.PORT || '3000';
const READY_WITHIN_MS = 30_000;

function checkPort() {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new StepError(`PORT is "${port}", which is not a port.`, {
      todo: 'Set PORT to a number from 1 to 65535.',
    });
  }
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new StepError(`Something else is listening on port ${port}.`, {
          todo: `Stop it, or choose another port: PORT=${number + 1} npm start`,
        }),
      ),
    );
    probe.listen(number, () => probe.close(() => resolve({ note: `port ${port} is free` })));
  });
}

/** Starts the built site and resolves once it answers; the child is ended by the signals that end us. */
async function serve() {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', port], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let held = '';
  const hold = (chunk) => void (held += chunk);
  child.stdout.on('data', hold);
  child.stderr.on('data', hold);

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    console.log('\nFinishing the requests under way …');
    child.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(isStopping ? 0 : (code ?? 1))));

  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && child.exitCode === null && !isStopping) {
    const isReady = await fetch(`http://localhost:${port}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) {
      // A pipe waits for its reader, so that nothing piles up here: the site then drops lines of its log.
      child.stdout.off('data', hold).pipe(process.stdout);
      child.stderr.off('data', hold).pipe(process.stderr);
      return { note: `http://localhost:${port}`, value: ended };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (isStopping) return { note: 'stopped', value: ended };
  child.kill('SIGTERM');
  throw new StepError('The server did not get ready.', {
    output: held,
    todo: 'Mend what the lines above name, then run npm start again.',
  });
}

try {
  console.log('\nAttune, the adaptive site\n');
  await step('Node', () => checkNode());
  await step('Port', checkPort);
  await step('Packages', install);
  await step('Database client', generate);
  loadSettings();
  await step('Database', migrateDatabase);
  await step('Build', build);
  await step('Consent', () => setConsentMode());
  const ended = await step('Server', serve);
  console.log(`\nOpen http://localhost:${port}    Ctrl-C stops it.\n`);
  process.exitCode = await ended;
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
