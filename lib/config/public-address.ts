import { BlockList, isIP } from 'node:net';

/** What no host on the internet has: https://www.iana.org/assignments/iana-ipv4-special-registry */
const SPECIAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];

/** Within the range of addresses on the internet. Some of these contain an IPv4 address, which could be private. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = listOf(SPECIAL_IPV4, SPECIAL_IPV6);
/** All others are private, local, or contain an IPv4 address. */
const global = listOf([], ['2000::/3']);

function listOf(ipv4: readonly string[], ipv6: readonly string[]): BlockList {
  const list = new BlockList();
  for (const [type, subnets] of [['ipv4', ipv4] as const, ['ipv6', ipv6] as const])
    for (const subnet of subnets) {
      const [network = '', prefix] = subnet.split('/');
      list.addSubnet(network, Number(prefix), type);
    }
  return list;
}

/** Whether an IP address, without brackets, belongs to a host on the internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address);
  return version === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Whether a URL names a private host by its address. A name can be checked only once it is looked up. */
export function hasPrivateAddress({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) > 0 ? !isPublicAddress(host) : /^(?:.*\.)?localhost\.?$/.test(host);
}
