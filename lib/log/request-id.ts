import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { readEnv } from '@/lib/config/env';
import { REQUEST_ID_PATTERN } from '@/lib/contracts/problem';

const storage = new AsyncLocalStorage<string>();

/** The id that a trusted proxy has given the request, where it is one; else a new one. */
export function readRequestId({ headers }: Request): string {
  const given = readEnv().trustedProxies > 0 ? headers.get('x-request-id') : null;
  return given !== null && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
}

/** Whatever is logged in the work, and in what it starts, names this request. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return storage.run(requestId, work);
}

export function findRequestId(): string | undefined {
  return storage.getStore();
}
