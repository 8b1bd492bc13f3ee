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

/** Files of the project that belong to somebody else. */
function explainAccess({ code, path, syscall }) {
  if (!path || !['EACCES', 'EPERM', 'EROFS'].includes(code)) return null;
  return new StepError(`This user may not ${syscall} ${path} (${code}).`, {
    todo: 'Run the command as the owner of the folder. After npm run build, any user can start the site with node .next/main.mjs.',
  });
}

/** Prints an error with advice, or with its stack if it is unexpected. @param {unknown} error */
export function explain(error) {
  const known = error instanceof StepError ? error : explainAccess(Object(error));
  if (!known) return console.error(error);
  const { message, todo, output } = known;
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
