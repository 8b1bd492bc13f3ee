import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { explain, step, StepError } from './console.mjs';
import { loadTypeScript } from './load-typescript.mjs';
import { checkNode, generate, install } from './set-up.mjs';

const USAGE = `Sends generated requests, good, nearly good and broken, to every call on both databases.

  npm run test:fuzz
  npm run test:fuzz -- --requests 5000
  FUZZ_SEED=7 FUZZ_PATH=12:0:1 npm run test:fuzz     shows again what a failed run has found`;

function readArguments(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        requests: { type: 'string', default: '100000' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (!/^[1-9]\d{0,7}$/.test(values.requests)) throw new Error('--requests needs a number.');
    return { isHelp: values.help, requests: Number(values.requests) };
  } catch (error) {
    throw new StepError(error.message, { todo: USAGE });
  }
}

async function callBoth(options) {
  const { fuzzCalls } = await loadTypeScript(`${import.meta.dirname}/fuzz/calls.ts`);
  const tally = await fuzzCalls(options).catch((error) => {
    throw new StepError('A generated visit shows a mistake.', { output: error.message });
  });
  return { note: `${tally.requests} requests`, value: tally };
}

async function fuzz(args) {
  const { isHelp, requests } = readArguments(args);
  if (isHelp) return void console.log(USAGE);
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
  console.log(`FUZZ_SEED=${seed}\n`);
  await step('Node', checkNode);
  await step('Packages', install);
  await step('Database client', generate);
  const tally = await step('Calls', () => callBoth({ seed, requests, path: process.env.FUZZ_PATH }));
  console.table(tally.rows);
}

try {
  await fuzz(process.argv.slice(2));
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
