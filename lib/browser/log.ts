/**
 * A failure that the specification wants silent towards the visitor: logged only (spec §8).
 * `info`, not `error`: the site promises a console without errors or warnings.
 */
export function logSilently(what: string, error: unknown): void {
  console.info(`${what}: ${error instanceof Error ? error.message : String(error)}`);
}

/** Something to fix, such as invalid stored data (spec §8). */
export function logWarning(text: string): void {
  console.warn(text);
}
