import { install } from '../set-up/set-up.mjs';
import { runBin } from '../shared/run.mjs';

/**
 * Compiles the pages with their copy: a name that is missing or misspelled in lib/content does not exist where it is used.
 * @returns {Promise<string[]>} the compiler's errors, only those of lib/content if it has any
 */
export async function checkTypes() {
  // Types of packages are for development.
  await install({ withTools: true });
  const { output } = await runBin('tsc', ['-p', 'scripts/content/tsconfig.json', '--pretty', 'false']);
  const lines = output.split('\n').filter((line) => /^\S+\(\d+,\d+\): error /.test(line));
  // Without the type, which spells out all copy of the page.
  const errors = lines.map((line) => line.replace(/ on type '.*'(?=\.)/, ''));
  const own = errors.filter((line) => line.startsWith('lib/content/'));
  return own.length > 0 ? own : errors;
}
