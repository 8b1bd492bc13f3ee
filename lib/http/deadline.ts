import { HttpProblem } from './problem';

/** The work's result, or a 503 problem once the time is up. The signal tells the work to stop. */
export async function withDeadline<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new HttpProblem(503, 'The answer took too long.', { headers: { 'Retry-After': '1' } }));
    }, milliseconds);
  });
  const result = work(controller.signal);
  // Whoever loses the race may still fail afterwards, when nobody waits for it any more.
  result.catch(() => {});
  try {
    return await Promise.race([result, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
