import { ModelError } from './model-error';

export type CallDeadline = {
  readonly signal: AbortSignal;
  remainingMs: () => number;
  /** The work's result, or a ModelError as soon as the time is up or the caller has left, whether the work stops or not. */
  hold: <T>(work: Promise<T>) => Promise<T>;
  /** Stops whatever still runs, and the clock. */
  end: () => void;
};

/** One clock for a whole call: its attempts, its waits and every byte of the reply. `endsAt` is a time of `performance`. */
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
      // Whoever loses the race may still fail afterwards, when nobody waits for it any more.
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
