import { localAddress } from '../../lib/config/listening.mjs';
import { root } from './fingerprint.mjs';
import { StepError } from '../shared/console.mjs';
import { forwardSignal, startNode, startSite } from '../shared/run.mjs';

const READY_WITHIN_MS = 30_000;
/** Under npm, Ctrl-C arrives twice: from the terminal, and forwarded by npm. */
const SAME_SIGNAL_MS = 500;

/**
 * Starts the built site and resolves once it responds. Forwards signals to it.
 * @param {string} port
 * @param {{ args?: string[], cwd?: string }} [options] args: Node's arguments to run something else; cwd: the site's folder
 * @returns {Promise<{ note: string, value: Promise<number> }>} the value resolves with our exit code when the site has exited
 */
export async function startServer(port, { args, cwd = root } = {}) {
  const options = { stdio: ['ignore', 'pipe', 'pipe'], cwd };
  const child = args ? startNode(args, options) : startSite(port, options);
  process.once('exit', () => child.kill());
  let buffered = '';
  const buffer = (chunk) => void (buffered += chunk);
  child.stdout.on('data', buffer);
  child.stderr.on('data', buffer);
  const { isStopping, ended } = forwardSignals(child);

  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && child.exitCode === null && !isStopping()) {
    if (await isReady(port)) {
      forwardOutput(child.stdout.off('data', buffer), process.stdout);
      forwardOutput(child.stderr.off('data', buffer), process.stderr);
      return { note: localAddress(port), value: ended };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (isStopping()) return { note: 'stopped', value: ended };
  child.kill('SIGTERM');
  throw new StepError('The server did not start.', {
    output: buffered,
    todo: 'Fix what the output above names, then run npm start again.',
  });
}

const isReady = (port) =>
  fetch(`${localAddress(port)}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );

/** The first signal shuts the server down gracefully, the second ends it at once. */
function forwardSignals(child) {
  let stoppingSince = null;
  const stop = (signal) => {
    if (stoppingSince === null) {
      stoppingSince = performance.now();
      console.log('\nFinishing open requests … Press again to stop at once.');
      forwardSignal(child, signal, 'SIGTERM');
    } else if (performance.now() - stoppingSince > SAME_SIGNAL_MS) child.kill('SIGKILL');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const isStopping = () => stoppingSince !== null;
  const ended = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(isStopping() && signal !== 'SIGKILL' ? 0 : (code ?? 1))),
  );
  return { isStopping, ended };
}

/** `pipe` applies backpressure, so nothing is buffered here: the site drops log lines instead. */
function forwardOutput(from, to) {
  // If the reader closes its end, as `head` does, keep draining: a full pipe would block the server.
  to.on('error', () => from.resume());
  from.pipe(to);
}
