import type { Liveness, Readiness } from '@/lib/contracts/health';
import { checkDatabase, type DatabaseHealth } from '@/lib/db/health';
import { createBriefCache } from '@/lib/http/brief-cache';
import { route } from '@/lib/http/route';
import { isStopping } from '@/lib/http/stopping';

const ALIVE: Liveness = { status: 'ok' };

/** Nobody counts these calls, so that they must not cost a query each. */
const readDatabaseHealth = createBriefCache(checkDatabase, isUsable);

function isUsable({ database, migrations }: DatabaseHealth): boolean {
  return database === 'ok' && migrations === 'ok';
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  '/api/health',
  {
    async GET({ request }) {
      if (new URL(request.url).searchParams.get('probe') === 'live') return Response.json(ALIVE);
      const health = await readDatabaseHealth();
      const status = isStopping() ? 'stopping' : isUsable(health) ? 'ok' : 'unavailable';
      const readiness: Readiness = { status, ...health };
      return Response.json(
        readiness,
        status === 'ok' ? {} : { status: 503, headers: { 'Retry-After': '1' } },
      );
    },
  },
  { isOpen: true },
);
