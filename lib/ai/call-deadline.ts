import { ModelError } from './model-error';

export type CallDeadline = {
  readonly signal: AbortSignal;
  remainingMs: () => number;
  /** The work's result; rejects with a ModelError at the deadline or when the caller leaves. */
  hold: <T>(work: Promise<T>) => Promise<T>;
  end: () => void;
};

/** One deadline for a whole call: attempts, waits and every byte. `endsAt` is on the `performance` clock. */
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
  const leave = () => stop(new ModelError('stopped'));
  const timer = setTimeout(() => stop(new ModelError('timeout')), endsAt - performance.now());
  caller.addEventListener('abort', leave);
  if (caller.aborted) leave();
  return {
    signal: controller.signal,
    remainingMs: () => endsAt - performance.now(),
    async hold(work) {
      // The loser of the race may reject later, unobserved.
      work.catch(() => {});
      return Promise.race([stopped, work]);
    },
    end() {
      clearTimeout(timer);
      caller.removeEventListener('abort', leave);
      controller.abort();
    },
  };
}
