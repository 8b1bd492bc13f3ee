import { PAGE_CACHE } from '@/lib/config/service-worker';
import { PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import { mayKeep } from './keeping';

/** Beside the copies, so that it goes with them and outlives a worker that the browser stops. */
const KEY = '/persona';

/** Stores the persona cookie's text as a page told it; null removes it. */
export async function notePersona(cookie: string | null): Promise<void> {
  const cache = await caches.open(PAGE_CACHE);
  await cache.delete(KEY);
  if (cookie !== null && (await mayKeep())) await cache.put(KEY, new Response(cookie));
}

/** The persona cookie's text; where Firefox gives a worker nothing, what a page told last. */
export async function readPersona(): Promise<string | null> {
  const cookie = 'cookieStore' in globalThis ? await globalThis.cookieStore.get(PERSONA_COOKIE) : null;
  if (cookie?.value !== undefined) return cookie.value;
  const told = await (await caches.open(PAGE_CACHE)).match(KEY);
  return (await told?.text()) ?? null;
}
