import { readEnv } from '@/lib/config/env';
import { HttpProblem } from './problem';

/**
 * Refuses a write that another site's page makes in a visitor's name. A browser says where a request comes from; what
 * says nothing is not a browser, and has no visitor's cookie to abuse.
 */
export function requireSameOrigin({ headers }: Request): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isForeign = site
    ? !['same-origin', 'none'].includes(site)
    : origin !== null && !isOwnOrigin(origin, headers);
  if (isForeign) throw new HttpProblem(403, 'Only pages of this site may make this call.');
}

function isOwnOrigin(origin: string, headers: Headers): boolean {
  if (origin === readEnv().siteOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
