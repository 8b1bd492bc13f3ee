import type { z } from 'zod';
import type { Call } from './api-call';
import type { apiCalls } from './calls';
import type { getLive } from './get-live';

// Types of schemas only: a browser loads no zod.

type KnownCall = (typeof apiCalls)[keyof typeof apiCalls] | typeof getLive;

/** Method and path, with parameters in braces. */
export type Endpoint = KnownCall['endpoint'];

type CallOf<E extends Endpoint> = Extract<KnownCall, { endpoint: E }>;

export type BodyOf<E extends Endpoint> =
  CallOf<E> extends Call<string, infer Body, z.ZodType> ? z.input<Body> : never;

export type ResponseOf<E extends Endpoint> =
  CallOf<E> extends Call<string, z.ZodType, infer Result> ? z.output<Result> : never;

/** `userId` fills in the parameter, if there is one. */
export function pathOf(endpoint: Endpoint, userId?: number): `/${string}` {
  const path = endpoint.slice(endpoint.indexOf('/')) as `/${string}`;
  return userId === undefined ? path : (path.replace(/\{\w+\}/, String(userId)) as `/${string}`);
}

export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
