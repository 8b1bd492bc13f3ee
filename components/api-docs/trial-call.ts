import { fromOrigin } from '@/lib/browser/from-origin';
import type { ApiCall, Method } from '@/lib/calls/api-call';
import { fillPath } from '@/lib/calls/endpoint';
import { CALL_TIMEOUT_MS } from '@/lib/config/timings';
import type { ApiCallId } from '@/lib/content/pages/api-docs';
import type { FieldError } from '@/lib/calls/base';
import { isRecord } from '@/lib/personalization/record';

export type TrialCall = {
  id: ApiCallId;
  title: string;
  method: Method;
  path: string;
  parameters: readonly { name: string; in: 'path' | 'query'; example: string }[];
  body: Readonly<Record<string, unknown>> | null;
};

export function selectTrialCall(id: ApiCallId, title: string, call: ApiCall): TrialCall {
  const { method, path, parameters = [], request } = call;
  return {
    id,
    title,
    method,
    path,
    parameters: parameters.map(({ name, in: location, example }) => ({ name, in: location, example })),
    body: request?.example ?? null,
  };
}

export type TrialInput = { parameters: Readonly<Record<string, string>>; body: string };

const USER_ID_FIELD = 'userId';

export function hasUserId({ body }: TrialCall): boolean {
  return body !== null && USER_ID_FIELD in body;
}

export function createInput(call: TrialCall, ownId: number): TrialInput {
  const { parameters, body } = call;
  const identified = hasUserId(call) ? { ...body, [USER_ID_FIELD]: ownId } : body;
  return {
    parameters: Object.fromEntries(
      parameters.map(({ name, in: location }) => [name, location === 'path' ? String(ownId) : '']),
    ),
    body: identified ? JSON.stringify(identified, null, 2) : '',
  };
}

export function formatAddress({ path, parameters }: TrialCall, input: TrialInput): string {
  const query = parameters.flatMap(({ name, in: location }) => {
    const value = input.parameters[name] ?? '';
    return location === 'query' && value !== '' ? [[name, value]] : [];
  });
  const filled = fillPath(path, input.parameters);
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled;
}

/** Whether the body names another user id than the visitor's own. Non-objects are left to the server's validation. */
export function hasForeignUserId(call: TrialCall, text: string, ownId: number): boolean {
  if (!hasUserId(call)) return false;
  const parsed = parse(text);
  return typeof parsed === 'object' && parsed !== null && Reflect.get(parsed, USER_ID_FIELD) !== ownId;
}

const MAX_SHOWN_CHARACTERS = 20_000;

export type TrialResponse = {
  status: number;
  statusText: string;
  ms: number;
  body: string;
  isTruncated: boolean;
  problem: readonly FieldError[];
  retryAfter: string | null;
};

export async function sendTrial(
  method: string,
  path: string,
  body: string | null,
): Promise<TrialResponse | null> {
  const startedAt = performance.now();
  try {
    const response = await fetch(fromOrigin(path), {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      ...(body !== null && { headers: { 'Content-Type': 'application/json' }, body }),
    });
    const text = await response.text();
    const ms = Math.round(performance.now() - startedAt);
    const value = parse(text);
    const pretty = value === undefined ? text : JSON.stringify(value, null, 2);
    return {
      status: response.status,
      statusText: response.statusText,
      ms,
      body: pretty.slice(0, MAX_SHOWN_CHARACTERS),
      isTruncated: pretty.length > MAX_SHOWN_CHARACTERS,
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

function problemFields(value: unknown): FieldError[] {
  const errors: unknown = isRecord(value) ? value.errors : null;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    if (!isRecord(error)) return [];
    const { field, message } = error;
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}
