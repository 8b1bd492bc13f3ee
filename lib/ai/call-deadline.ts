import { ModelError } from './model-error';

export type CallDeadline = {
  readonly signal: AbortSignal;
  remainingMs: () => number;
  /** The work's result, or a ModelError as soon as the time is up or the caller has left, whether the work stops or not. */
  hold: <T>(work: Promise<T>) => Promise<T>;
  /** Stops whatever still runs, and the clock. */
  end: () => void;
};

/** One clock for a whole call: its attempts, its waits and every byte of the reply. */
export function startCallDeadline(milliseconds: number, caller: AbortSignal): CallDeadline {
  const endsAt = performance.now() + milliseconds;
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
  const timer = setTimeout(() => stop(new ModelError('timeout')), milliseconds);
  caller.addEventListener('abort', leave);
  if (caller.aborted) leave();
  return {
    signal: controller.signal,
    remainingMs: () => endsAt - performance.now(),
    async hold(work) {
      // Whoever loses the race may still fail afterwards, when nobody waits for it any more.
      work.catch(() => {});
      const result = await Promise.race([stopped, work]);
      return result;
    },
    end() {
      clearTimeout(timer);
      caller.removeEventListener('abort', leave);
      controller.abort();
    },
  };
}
