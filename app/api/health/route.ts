import { checkHealth } from '@/lib/calls/check-health';
import { checkDatabase, type DatabaseHealth } from '@/lib/db/client';
import { createTtlCache } from '@/lib/http/ttl-cache';
import { handle, route } from '@/lib/http/route';
import { isStopping } from '@/lib/http/stopping';

/** Cached, because health checks are not rate limited and must not each cost a query. */
const readDatabaseHealth = createTtlCache(checkDatabase, isUsable);

function isUsable({ database, migrations }: DatabaseHealth): boolean {
  return database === 'ok' && migrations === 'ok';
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(checkHealth, {
    async handle({ request }) {
      if (new URL(request.url).searchParams.get('probe') === 'live') return { status: 'ok' } as const;
      const health = await readDatabaseHealth();
      const status = isStopping() ? 'stopping' : isUsable(health) ? 'ok' : 'unavailable';
      const readiness = { status, ...health } as const;
      if (status === 'ok') return readiness;
      return Response.json(readiness, { status: 503, headers: { 'Retry-After': '1' } });
    },
  }),
);
