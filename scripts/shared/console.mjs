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

/** Prints an error with advice, or with its stack if it is unexpected. @param {unknown} error */
export function explain(error) {
  if (!(error instanceof StepError)) return console.error(error);
  const { message, todo, output } = error;
  console.error([output?.trim(), message, todo].filter(Boolean).join('\n\n'));
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
