import { logSilently } from './log';

const RETRY_EVENTS = ['online', 'pointerdown', 'keydown'] as const;

/** Loads code, retrying when the network is back or the visitor acts. Logs `failure`. Returns a cancel function. */
export function loadWhenPossible<Code>(
  load: () => Promise<Code>,
  onLoaded: (code: Code) => void,
  failure: string,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  function attempt() {
    for (const event of RETRY_EVENTS) window.removeEventListener(event, attempt);
    load().then(
      (code) => {
        if (!signal.aborted) onLoaded(code);
      },
      (error: unknown) => {
        logSilently(failure, error);
        for (const event of RETRY_EVENTS) window.addEventListener(event, attempt, { signal });
      },
    );
  }
  attempt();
  return () => controller.abort();
}
