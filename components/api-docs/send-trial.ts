import { CALL_TIMEOUT_MS } from '@/lib/config/timings';
import type { FieldError } from '@/lib/contracts/base';
import { isRecord } from '@/lib/personalization/record';

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

type TrialProblem = readonly FieldError[];

function problemFields(value: unknown): TrialProblem {
  const errors: unknown = isRecord(value) ? value.errors : null;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    if (!isRecord(error)) return [];
    const { field, message } = error;
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}
