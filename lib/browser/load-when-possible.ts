import { logSilently } from './log';

/** The signs that code which did not come may come now. */
const CHANCES = ['online', 'pointerdown', 'keydown'] as const;

/**
 * Loads code, and again with the next sign that the network is back or that somebody is there, until it has come.
 * `failure` is for the log. The returned function ends the trying.
 */
export function loadWhenPossible<Code>(
  load: () => Promise<Code>,
  onLoaded: (code: Code) => void,
  failure: string,
): () => void {
  const chances = new AbortController();
  const { signal } = chances;
  function attempt() {
    for (const chance of CHANCES) window.removeEventListener(chance, attempt);
    load().then(
      (code) => {
        if (!signal.aborted) onLoaded(code);
      },
      (error: unknown) => {
        logSilently(failure, error);
        for (const chance of CHANCES) window.addEventListener(chance, attempt, { signal });
      },
    );
  }
  attempt();
  return () => chances.abort();
}
