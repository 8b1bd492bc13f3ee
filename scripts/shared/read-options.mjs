import { parseArgs } from 'node:util';
import { runCommand, StepError } from './console.mjs';

/**
 * What a command was called with. A flag that it does not know is an error and shows the usage: left aside, a misspelt
 * one would run something else than was asked for.
 * @param {string} usage
 * @param {import('node:util').ParseArgsConfig} config
 */
export function readOptions(usage, { options = {}, ...config } = {}) {
  try {
    return parseArgs({ ...config, options: { ...options, help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    throw new StepError(error.message, { todo: usage });
  }
}

/**
 * Runs a command that explains itself with --help.
 * @param {string} usage
 * @param {(values: Record<string, any>, positionals: string[]) => unknown} work gets what the command was called with
 * @param {import('node:util').ParseArgsConfig} [config]
 */
export const runWithOptions = (usage, work, config) =>
  runCommand(async () => {
    const { values, positionals } = readOptions(usage, config);
    if (values.help) console.log(usage);
    else await work(values, positionals);
  });
