import { hostname, networkInterfaces } from 'node:os';

/** A name, an address, or a name behind `*.` for one label or `**.` for one or more, as in Next's `allowedDevOrigins`. */
const ENTRY = /^(?:\*\*?\.)?[a-z0-9_-]+(?:\.(?:[a-z0-9_-]+|\*))*$|^\[?[0-9a-f:]+\]?$/i;

/**
 * Reads DEV_HOSTS: further host names of the development server, separated by commas.
 * @param {string} [value]
 * @returns {string[]}
 * @throws {Error} with one sentence if an entry is not a host name
 */
export function readDevHosts(value = '') {
  const hosts = value
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  const wrong = hosts.find((host) => !ENTRY.test(host));
  if (wrong !== undefined)
    throw new Error(
      `DEV_HOSTS contains ${wrong}: write host names without https:// and port, separated by commas, such as name.example or *.name.example.`,
    );
  return hosts;
}

/** This machine's names and addresses. */
export const listOwnHosts = () => [
  hostname().toLowerCase(),
  `${hostname().toLowerCase()}.local`,
  ...Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address)),
];

/** URLs put IPv6 addresses in brackets. @param {string} host */
const bracket = (host) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

/**
 * The source of a regular expression for the whole host name of a URL.
 * @param {readonly string[]} hosts
 */
export function describeHosts(hosts) {
  const patterns = ['localhost', '**.localhost', ...hosts].map((host) =>
    bracket(host)
      .replaceAll(/[.[\]]/g, '\\$&')
      .replace(/^\*\*/, '(?:[^.:]+\\.)*[^.:]+')
      .replaceAll(/(?<![)\]])\*/g, '[^.:]+'),
  );
  return `(?:${patterns.join('|')})`;
}

/**
 * Whether a URL or the value of a Host header names one of these hosts.
 * @param {string} address such as `https://name.example` or `name.example:3000`
 * @param {readonly string[]} hosts
 */
export function isDevHost(address, hosts) {
  const url = address.includes('://') ? address : `http://${address}`;
  return URL.canParse(url) && new RegExp(`^${describeHosts(hosts)}$`).test(new URL(url).hostname);
}

/** The response of `npm run dev` to a request under an unknown host name. @param {string} host */
export const explainUnknownHost = (host) =>
  `This development site was reached as ${host.replaceAll(/[^\w.:[\]-]/g, '')}, a name that it does not know. Start it with DEV_HOSTS=${host.replaceAll(/[^\w.-]/g, '')} npm run dev (CONTRIBUTING.md).`;
