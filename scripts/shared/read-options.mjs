import { parseArgs } from 'node:util';
import { StepError } from './console.mjs';

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
