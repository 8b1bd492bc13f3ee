import { logSilently } from './log';

const CHANCES = ['online', 'pointerdown', 'keydown'] as const;

/** Loads code, retrying when the network is back or the visitor acts. Logs `failure`. Returns a cancel function. */
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
