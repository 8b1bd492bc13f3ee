import { fillPath } from '@/lib/api/api-call';
import type { TrialCall } from './trial-call';

export type TrialInput = { parameters: Readonly<Record<string, string>>; body: string };

const OWNER = 'userId';

export function takesOwner({ body }: TrialCall): boolean {
  return body !== null && OWNER in body;
}

export function startInput(call: TrialCall, ownId: number): TrialInput {
  const { parameters, body } = call;
  const own = takesOwner(call) ? { ...body, [OWNER]: ownId } : body;
  return {
    parameters: Object.fromEntries(
      parameters.map(({ name, in: place }) => [name, place === 'path' ? String(ownId) : '']),
    ),
    body: own ? JSON.stringify(own, null, 2) : '',
  };
}

export function formatAddress({ path, parameters }: TrialCall, input: TrialInput): string {
  const given = parameters.flatMap(({ name, in: place }) => {
    const value = input.parameters[name] ?? '';
    return place === 'query' && value !== '' ? [[name, value]] : [];
  });
  const filled = fillPath(path, input.parameters);
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled;
}

/** Whether the body names another user id than the visitor's own. Non-objects are left to the server's validation. */
export function isForeign(call: TrialCall, text: string, ownId: number): boolean {
  if (!takesOwner(call)) return false;
  const given = parse(text);
  return typeof given === 'object' && given !== null && Reflect.get(given, OWNER) !== ownId;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
