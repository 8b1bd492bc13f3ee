import { RELEASE } from '@/lib/config/release';
import { clientErrorSchema, type ClientErrorResponse } from '@/lib/contracts/client-error';
import { isAutomated } from '@/lib/http/is-automated';
import { nameBrowser } from '@/lib/http/name-browser';
import { readBody } from '@/lib/http/read-body';
import { route } from '@/lib/http/route';
import { getLogger } from '@/lib/log/logger';
import { recordClientError } from '@/lib/metrics/record';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  '/api/client-errors',
  {
    async POST({ request }) {
      const { kind, page, release } = await readBody(request, clientErrorSchema);
      const counted = !isAutomated(request);
      if (counted) {
        const clientError = {
          kind,
          page,
          browser: nameBrowser(request.headers.get('user-agent')),
          release: release === RELEASE ? RELEASE : 'other',
        };
        recordClientError(clientError);
        getLogger().warn({ clientError });
      }
      return Response.json({ counted } satisfies ClientErrorResponse);
    },
  },
  { isAnonymous: true },
);
