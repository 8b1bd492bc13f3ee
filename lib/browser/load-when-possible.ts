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

/**
 * For a control whose code did not load. The bundler's runtime has asked for the file twice. If a second press fails as
 * well, as after an update of the site, the page is loaded again instead of failing for ever.
 */
export function reloadAfterLoss(isLostAgain: boolean, reload = () => window.location.reload()): void {
  if (isLostAgain && navigator.onLine) reload();
}
