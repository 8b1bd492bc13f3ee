import { hasPrivateAddress, isPublicAddress } from './public-address';

test.each(['1.1.1.1', '9.255.255.255', '11.0.0.0', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is on the internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...[
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:1.1.1.1',
    '::127.0.0.1',
    'fe80::1',
    'fe80::1%eth0',
  ],
  ...['fc00::1', 'fd12:3456::1', 'ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1'],
  ...['', 'localhost', '127.1', '0x7f000001'],
])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));

test.each<[string, boolean]>([
  ['https://crm.example/leads', false],
  ['https://1.1.1.1/', false],
  ['https://[2606:4700::1111]/', false],
  // A URL spells every form of an address in the same way.
  ...['https://127.1/', 'https://0x7f000001/', 'https://2130706433/', 'https://[::ffff:127.0.0.1]/'].map(
    (url): [string, boolean] => [url, true],
  ),
  ['https://localhost/', true],
  ['https://crm.localhost./', true],
  ['https://notlocalhost/', false],
])('%s names a private host: %p', (url, isPrivate) => {
  expect(hasPrivateAddress(new URL(url))).toBe(isPrivate);
});
