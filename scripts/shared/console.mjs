import { performance } from 'node:perf_hooks';

const paint = (code, text) => (process.stdout.isTTY ? `\u001b[${code}m${text}\u001b[0m` : text);

/** An error whose message is for the person at the terminal: what failed, and what to do. */
export class StepError extends Error {
  /**
   * @param {string} message what failed, one sentence
   * @param {{ todo?: string, output?: string }} [help] what to do next; what the failed program printed
   */
  constructor(message, { todo, output } = {}) {
    super(message);
    this.todo = todo;
    this.output = output;
  }
}

/**
 * The error of a build step that does not recognize Next's output. Without it, the failure would go unnoticed: the site
 * would work, only slower or with a weaker policy.
 * @param {string} what a sentence: what was not recognized
 */
export const unknownOutput = (what) =>
  new StepError(what, {
    todo: 'Next may have changed its build output: see "Upgrading Next" in deploy/README.md.',
  });

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Rewrites a line of the terminal every second. The returned function stops and clears it. */
function showProgress(say) {
  if (!process.stdout.isTTY) return () => undefined;
  const write = () => process.stdout.write(`\r\u001b[K${say()}`);
  write();
  const timer = setInterval(write, 1000);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\u001b[K');
  };
}

/**
 * Runs one step and prints its name, result and duration.
 * @template T
 * @param {string} name
 * @param {() => Promise<{ note: string, value?: T }>} work
 */
export async function step(name, work) {
  const from = performance.now();
  const clear = showProgress(() => `  ${name} … ${Math.floor((performance.now() - from) / 1000)} s`);
  try {
    const { note, value } = await work();
    clear();
    console.log(`${paint(32, '✓')} ${name.padEnd(22)} ${note.padEnd(44)} ${seconds(from)}`);
    return value;
  } catch (error) {
    clear();
    console.error(`${paint(31, '✗')} ${name.padEnd(22)} failed after ${seconds(from)}`);
    throw error;
  }
}

/** Prints an error with advice, or with its stack if it is unexpected. */
export function explain(error) {
  if (error instanceof StepError && error.output) console.error(`\n${error.output.trim()}`);
  console.error(`\n${paint(31, 'What failed:')} ${error instanceof Error ? error.message : String(error)}`);
  if (!(error instanceof StepError)) console.error(error instanceof Error ? error.stack : '');
  else if (error.todo) console.error(`${paint(33, 'What to do:')}  ${error.todo}\n`);
}

/**
 * Runs a command. If it fails, explains the error and sets exit code 1.
 * @param {() => unknown} work
 */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    explain(error);
    process.exitCode = 1;
  }
}
