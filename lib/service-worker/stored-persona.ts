import { PAGE_CACHE } from '@/lib/config/service-worker';
import { PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import { mayStore } from './storing';

/** In the same cache as the copies, so that it is deleted with them and survives a restart of the worker. */
const KEY = '/persona';

export async function storePersona(cookie: string | null): Promise<void> {
  const cache = await caches.open(PAGE_CACHE);
  await cache.delete(KEY);
  if (cookie !== null && (await mayStore())) await cache.put(KEY, new Response(cookie));
}

/** The persona cookie or, if Firefox gives the worker none, the latest from a page. */
export async function readPersona(): Promise<string | null> {
  const cookie = 'cookieStore' in globalThis ? await globalThis.cookieStore.get(PERSONA_COOKIE) : null;
  if (cookie?.value !== undefined) return cookie.value;
  const stored = await (await caches.open(PAGE_CACHE)).match(KEY);
  return (await stored?.text()) ?? null;
}
