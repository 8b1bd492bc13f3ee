import { countClientError } from '@/lib/calls/count-client-error';
import { RELEASE } from '@/lib/config/site-url';
import { handle, route } from '@/lib/http/route';
import { classifyBrowser, isAutomated } from '@/lib/http/sender';
import { getLogger } from '@/lib/log/logger';
import { findMetrics } from '@/lib/metrics/metrics';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(countClientError, {
    isAnonymous: true,
    handle({ request, body: { kind, page, release } }) {
      if (isAutomated(request)) return { counted: false };
      const clientError = {
        kind,
        page,
        browser: classifyBrowser(request.headers.get('user-agent')),
        release: release === RELEASE ? RELEASE : 'other',
      };
      findMetrics()?.clientErrors.inc(clientError);
      getLogger().warn({ clientError });
      return { counted: true };
    },
    demo: () => ({ counted: false }),
  }),
);
