import { hostname, networkInterfaces } from 'node:os';

/** Reads DEV_HOSTS: further host names of the development server, separated by commas. */
export const readDevHosts = (value = '') =>
  value
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');

/** This machine's names and addresses. */
export const listOwnHosts = () => [
  hostname().toLowerCase(),
  `${hostname().toLowerCase()}.local`,
  ...Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address)),
];

/**
 * Whether a URL or the value of a Host header names this machine or one of these hosts.
 * @param {string} address such as `https://name.example` or `name.example:3000`
 * @param {readonly string[]} hosts
 */
export function isDevHost(address, hosts) {
  const url = address.includes('://') ? address : `http://${address}`;
  if (!URL.canParse(url)) return false;
  // URLs put IPv6 addresses in brackets.
  return ['localhost', ...hosts].includes(new URL(url).hostname.replace(/^\[|\]$/g, ''));
}
