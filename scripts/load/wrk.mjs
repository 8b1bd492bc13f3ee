import { installFromDebian } from '../programs/programs.mjs';
import { StepError } from '../shared/console.mjs';
import { median } from '../shared/median.mjs';
import { run } from '../shared/run.mjs';

const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_SECONDS = 3;

/** wrk prints its usage and exits with 1; a missing program gives 127. */
const isInstalled = async () => (await run('wrk', ['--version'])).code !== 127;

export async function installWrk() {
  if (!(await isInstalled())) await installFromDebian('wrk');
  if (await isInstalled()) return { note: 'there' };
  throw new StepError('wrk, which counts requests per second, is not installed.', {
    todo: 'Install the package wrk of your system, then run the command again.',
  });
}

/**
 * Requests per second for one URL. Throws on any failed response.
 * @param {{ url: string, headers?: Readonly<Record<string, string>>, script?: string }} target script: for methods other than GET
 * @param {number} seconds
 */
export async function countRequests({ url, headers = {}, script }, seconds) {
  const { code, output } = await run('wrk', [
    '--threads=1',
    `--connections=${CONNECTIONS}`,
    `--duration=${seconds}s`,
    '--timeout=10s',
    ...(script ? ['--script', script] : []),
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    url,
  ]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (code !== 0 || !(perSecond > 0) || /Non-2xx|Socket errors/.test(output)) {
    throw new StepError(`wrk could not measure ${url}.`, { output });
  }
  return perSecond;
}

/**
 * Measures every target in every round, so that background load affects all of them alike.
 * @param {readonly { name: string, url: string, headers?: Readonly<Record<string, string>>, script?: string }[]} targets
 * @returns {Promise<{ perSecond: (name: string) => number, ratio: (name: string, to: string) => number }>} medians; a ratio compares within one round
 */
export async function compareTargets(targets, { warmUpSeconds = 1 } = {}) {
  const counts = Object.fromEntries(targets.map(({ name }) => [name, []]));
  for (const target of targets) await countRequests(target, warmUpSeconds);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) counts[target.name].push(await countRequests(target, ROUND_SECONDS));
  }
  return {
    perSecond: (name) => median(counts[name]),
    ratio: (name, to) => median(counts[name].map((count, round) => count / counts[to][round])),
  };
}
