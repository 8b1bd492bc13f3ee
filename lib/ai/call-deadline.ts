import { ModelError } from './model-error';

export type CallDeadline = {
  readonly signal: AbortSignal;
  remainingMs: () => number;
  /** Resolves with the work's result. Rejects with a ModelError at the deadline or when the caller disconnects. */
  race: <T>(work: Promise<T>) => Promise<T>;
  end: () => void;
};

/** One deadline for a whole call, including retries and reading the reply. `endsAt` is on the `performance` clock. */
export function startCallDeadline(endsAt: number, caller: AbortSignal): CallDeadline {
  const controller = new AbortController();
  let stop: (error: ModelError) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = (error) => {
      reject(error);
      controller.abort();
    };
  });
  stopped.catch(() => {});
  const onCallerAbort = () => stop(new ModelError('stopped'));
  const timer = setTimeout(() => stop(new ModelError('timeout')), endsAt - performance.now());
  caller.addEventListener('abort', onCallerAbort);
  if (caller.aborted) onCallerAbort();
  return {
    signal: controller.signal,
    remainingMs: () => endsAt - performance.now(),
    async race(work) {
      // Avoids an unhandled rejection after losing the race.
      work.catch(() => {});
      return Promise.race([stopped, work]);
    },
    end() {
      clearTimeout(timer);
      caller.removeEventListener('abort', onCallerAbort);
      controller.abort();
    },
  };
}
