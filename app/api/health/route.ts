import type { Liveness, Readiness } from '@/lib/contracts/health';
import { checkDatabase } from '@/lib/db/health';
import { route } from '@/lib/http/route';
import { isStopping } from '@/lib/http/shutdown';

const ALIVE: Liveness = { status: 'ok' };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  '/api/health',
  {
    async GET({ request }) {
      if (new URL(request.url).searchParams.get('probe') === 'live') return Response.json(ALIVE);
      const { database, migrations } = await checkDatabase();
      const isUsable = database === 'ok' && migrations === 'ok';
      const status = isStopping() ? 'stopping' : isUsable ? 'ok' : 'unavailable';
      const readiness: Readiness = { status, database, migrations };
      return Response.json(
        readiness,
        status === 'ok' ? {} : { status: 503, headers: { 'Retry-After': '1' } },
      );
    },
  },
  { isOpen: true },
);
