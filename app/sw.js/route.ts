import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICE_WORKER_FILE } from '@/lib/config/service-worker.mjs';

export const dynamic = 'force-static';

/** The service worker, bundled by `scripts/build/bundles.mjs` just before this build; in development there is none. */
export async function GET(): Promise<Response> {
  if (process.env.NODE_ENV !== 'production') return new Response(null, { status: 404 });
  const code = await readFile(join(/* turbopackIgnore: true */ process.cwd(), SERVICE_WORKER_FILE), 'utf8');
  return new Response(code, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      // The browser checks for a new worker at every visit.
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  });
}
