import type { IncomingHttpHeaders } from 'node:http';
import type { RouterRequests } from '../responses.mjs';

/**
 * The name under which Next has built the payload that its router asks for: of a page, or of one of its segments. Null
 * for a request by anything else.
 * @param path of a built page
 */
export function namePayload(
  path: string,
  headers: IncomingHttpHeaders,
  { header, suffix, prefetchSegmentHeader, prefetchSegmentDirSuffix, prefetchSegmentSuffix }: RouterRequests,
): string | null {
  if (headers[header] !== '1') return null;
  const segment = headers[prefetchSegmentHeader];
  if (segment === undefined) return path + suffix;
  return `${path}${prefetchSegmentDirSuffix}${segment}${prefetchSegmentSuffix}`;
}
