import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Env } from '@/lib/config/env';

/** Names that anyone can send are told up to this number. */
const MAX_HOSTS = 20;

type Settings = Pick<Env, 'siteOrigin' | 'hasSiteUrl' | 'trustedProxies'>;

/** Tells, once each, which settings requests contradict. */
export function createSettingsWarnings(settings: Settings, warn: (text: string) => void) {
  const { siteOrigin, hasSiteUrl, trustedProxies } = settings;
  const known = new Set([new URL(siteOrigin).host]);
  let isProxyTold = trustedProxies > 0;

  return function warnOfSettings({ headers }: Pick<IncomingMessage, 'headers'>): void {
    const { host = '' } = headers;
    if (!known.has(host) && known.size <= MAX_HOSTS) {
      known.add(host);
      if (!isLocal(host)) warn(describeHost(host, siteOrigin, hasSiteUrl));
    }
    if (isProxyTold || headers['x-forwarded-for'] === undefined) return;
    isProxyTold = true;
    warn(
      'Requests carry X-Forwarded-For, which is ignored: all visitors behind that proxy share its rate limit. Set TRUST_PROXY to the number of proxies in front.',
    );
  };
}

function describeHost(host: string, siteOrigin: string, hasSiteUrl: boolean): string {
  const named = `Pages for ${host} name ${siteOrigin} as their address, in links for search engines and shared links.`;
  return hasSiteUrl
    ? `${named} Redirect that host to it, or change SITE_URL.`
    : `${named} Set SITE_URL to the address that visitors use.`;
}

/** Of this machine, or of a health check that asks an instance by its address. */
function isLocal(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name === '' || name === 'localhost' || isIP(name) !== 0;
}
