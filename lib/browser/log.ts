/** Invisible to visitors (spec §8). Uses `info` because the console must stay free of errors and warnings. */
export function logSilently(what: string, error: unknown): void {
  console.info(`${what}: ${error instanceof Error ? error.message : String(error)}`);
}

export function logWarning(text: string): void {
  console.warn(text);
}
