import { createHash, timingSafeEqual } from 'node:crypto';
import { getMetrics } from '@/lib/api/feature-endpoints';
import { pathOf } from '@/lib/api/endpoint';
import { readEnv } from '@/lib/config/env';
import { handle, handleUnknown, respondUnknown, route } from '@/lib/http/route';
import { findMetrics } from '@/lib/metrics/metrics';

/** Hashed first: the comparison then takes the same time for any length. */
function isReader({ headers }: Request): boolean {
  const { metricsToken } = readEnv();
  const given = /^Bearer ([\x21-\x7e]+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return (
    metricsToken !== undefined && given !== undefined && timingSafeEqual(hash(given), hash(metricsToken))
  );
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Without the token the path responds like one that does not exist. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getMetrics, {
    isOpen: true,
    async handle({ request }) {
      const registry = isReader(request) ? findMetrics()?.registry : undefined;
      if (!registry) return respondUnknown();
      return new Response(await registry.metrics(), { headers: { 'Content-Type': registry.contentType } });
    },
  }),
  ...handleUnknown(pathOf(getMetrics)),
);
