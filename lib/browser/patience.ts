import { CALL_PATIENCE_MS } from '@/lib/config/timings';

/** Makes a call that is given up, by its signal, once the patience is over. Throws as the call does. */
export async function withPatience<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  patienceMs: number = CALL_PATIENCE_MS,
): Promise<Result> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    return await call(patience.signal);
  } finally {
    clearTimeout(timer);
  }
}
