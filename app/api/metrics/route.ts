import { readEnv } from '@/lib/config/env';
import { handle, handleUnknown, respondUnknown, route } from '@/lib/http/route';
import { hasBearerToken } from '@/lib/http/sender';
import { findMetrics } from '@/lib/metrics/metrics';

/** Without the token, the path responds as if it did not exist. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(
    { endpoint: 'GET /api/metrics', isOpen: true },
    {
      async handle({ request }) {
        const isAuthorized = hasBearerToken(request, readEnv().metricsToken);
        const registry = isAuthorized ? findMetrics()?.registry : undefined;
        if (!registry) return respondUnknown();
        return new Response(await registry.metrics(), { headers: { 'Content-Type': registry.contentType } });
      },
    },
  ),
  ...handleUnknown('/api/metrics'),
);
