import { isMetricsReader } from '@/lib/http/metrics-token';
import { route } from '@/lib/http/route';
import { answerUnknown, UNKNOWN_CALL } from '@/lib/http/unknown-call';
import { findMetrics } from '@/lib/metrics/metrics';

/** For whoever has no token it is a path like any other that is not there. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  '/api/metrics',
  {
    ...UNKNOWN_CALL,
    async GET(call) {
      const registry = isMetricsReader(call.request) ? findMetrics()?.registry : undefined;
      if (!registry) return answerUnknown(call);
      return new Response(await registry.metrics(), { headers: { 'Content-Type': registry.contentType } });
    },
  },
  { isOpen: true },
);
