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
  const site = new URL(siteOrigin);
  const logged = new Set<string>();
  const warnOnce = (text: string) => {
    if (logged.has(text)) return;
    logged.add(text);
    warn(text);
  };

  return function warnOfSettings({ headers }: Pick<IncomingMessage, 'headers'>): void {
    const { host = '' } = headers;
    if (!known.has(host) && known.size <= MAX_HOSTS) {
      known.add(host);
      if (!isLocal(host)) warn(describeHost(host, siteOrigin, hasSiteUrl));
    }
    const hops = countHops(headers['x-forwarded-for']);
    if (trustedProxies === 0) {
      if (hops > 0) warnOnce(UNTRUSTED);
      return;
    }
    // Others are asked without the proxy.
    if (host !== site.host || isLocal(host)) return;
    if (hops < trustedProxies) warnOnce(describeHops(hops, trustedProxies));
    const [scheme] = String(headers['x-forwarded-proto'] ?? '').split(',');
    if (hasSiteUrl && (scheme === 'http' || scheme === 'https') && site.protocol !== `${scheme}:`)
      warnOnce(scheme === 'https' ? describeTls(siteOrigin) : describePlain(siteOrigin));
  };
}

const UNTRUSTED =
  'Requests carry X-Forwarded-For, which is ignored: all visitors behind that proxy share its rate limit. Set TRUST_PROXY to the number of proxies in front.';

const countHops = (forwardedFor: string | string[] | undefined) =>
  String(forwardedFor ?? '')
    .split(',')
    .filter((hop) => hop.trim() !== '').length;

function describeHops(hops: number, trustedProxies: number): string {
  return `A request carries ${hops} forwarded addresses, although TRUST_PROXY=${trustedProxies}: visitors can choose the address that limits them. Set TRUST_PROXY to the number of proxies that add one.`;
}

function describeTls(siteOrigin: string): string {
  return `Visitors come over https, although SITE_URL is ${siteOrigin}: cookies are sent over http, too. Set SITE_URL to the https address.`;
}

function describePlain(siteOrigin: string): string {
  return `Visitors come over http, although SITE_URL is ${siteOrigin}: their browsers refuse the cookies. Redirect http to https in the proxy.`;
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
