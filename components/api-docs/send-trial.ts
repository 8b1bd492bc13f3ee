import { CALL_TIMEOUT_MS } from '@/lib/config/timings';
import { problemFields, type TrialProblem } from './read-problem';

/** More than this would only be scrolled past. */
const SHOWN_CHARACTERS = 20_000;

export type TrialAnswer = {
  status: number;
  statusText: string;
  ms: number;
  body: string;
  isCut: boolean;
  problem: TrialProblem;
  retryAfter: string | null;
};

/** Makes the call as this visitor. Null when no answer came. */
export async function sendTrial(
  method: string,
  path: string,
  body: string | null,
): Promise<TrialAnswer | null> {
  const started = performance.now();
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      ...(body !== null && { headers: { 'Content-Type': 'application/json' }, body }),
    });
    const text = await response.text();
    const ms = Math.round(performance.now() - started);
    const value = parse(text);
    const pretty = value === undefined ? text : JSON.stringify(value, null, 2);
    return {
      status: response.status,
      statusText: response.statusText,
      ms,
      body: pretty.slice(0, SHOWN_CHARACTERS),
      isCut: pretty.length > SHOWN_CHARACTERS,
      problem: problemFields(response.ok ? null : value),
      retryAfter: response.headers.get('Retry-After'),
    };
  } catch {
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
