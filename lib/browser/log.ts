/**
 * A failure that the specification wants silent towards the visitor: logged only (spec §8).
 * `info`, not `error`: the site promises a console without errors or warnings.
 */
export function logSilently(what: string, error: unknown): void {
  console.info(`${what}: ${error instanceof Error ? error.message : String(error)}`);
}

/** What somebody should put right, such as stored nonsense (spec §8: a warning, and only there). */
export function logWarning(text: string): void {
  console.warn(text);
}
