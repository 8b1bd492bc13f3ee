import { createHash, timingSafeEqual } from 'node:crypto';
import { readEnv } from '@/lib/config/env';

/** Whether the caller may read the figures. Hashed first, so that the comparison takes as long for any length. */
export function isMetricsReader({ headers }: Request): boolean {
  const { metricsToken } = readEnv();
  const given = /^Bearer ([\x21-\x7e]+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return (
    metricsToken !== undefined && given !== undefined && timingSafeEqual(hash(given), hash(metricsToken))
  );
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
