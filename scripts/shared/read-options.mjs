import { parseArgs } from 'node:util';
import { runCommand, StepError } from './console.mjs';

/**
 * Parses a command's arguments. An unknown flag is an error that shows the usage: if it were ignored, a misspelled flag
 * would silently run something else.
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
 * Runs a command that supports --help.
 * @param {string} usage
 * @param {(values: Record<string, any>, positionals: string[]) => unknown} work gets the parsed arguments
 * @param {import('node:util').ParseArgsConfig} [config]
 */
export const runWithOptions = (usage, work, config) =>
  runCommand(async () => {
    const { values, positionals } = readOptions(usage, config);
    if (values.help) console.log(usage);
    else await work(values, positionals);
  });
