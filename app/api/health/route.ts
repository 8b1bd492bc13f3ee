import type { Liveness, Readiness } from '@/lib/contracts/health';
import { checkDatabase } from '@/lib/db/health';
import { route } from '@/lib/http/route';

const ALIVE: Liveness = { status: 'ok' };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  '/api/health',
  {
    async GET({ request }) {
      if (new URL(request.url).searchParams.get('probe') === 'live') return Response.json(ALIVE);
      const { database, migrations } = await checkDatabase();
      const isReady = database === 'ok' && migrations === 'ok';
      const readiness: Readiness = { status: isReady ? 'ok' : 'unavailable', database, migrations };
      return Response.json(readiness, isReady ? {} : { status: 503, headers: { 'Retry-After': '1' } });
    },
  },
  { isOpen: true },
);
