import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { groupAddress, readAddress, trustAddresses } from './client-address';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0:1:ffff::9', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['192.0.2.1:5678', '192.0.2.1'],
  ['[192.0.2.1]:443', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:FFFF:192.0.2.1', '192.0.2.1'],
  ['[::ffff:c000:0201]:443', '192.0.2.1'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['[2001:db8::1]:443', '2001:db8:0:0'],
  ['[fe80::1%eth0]:443', 'fe80:0:0:0'],
  ['1:2:3::192.0.2.1', '1:2:3:0'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['_hidden', 'unknown'],
  ['192.0.2.01', 'unknown'],
  ['192.0.2.1:x', 'unknown'],
  ['[192.0.2.1', 'unknown'],
])('%s counts as %s', (address, group) => {
  expect(groupAddress(address)).toBe(group);
});

test.each([
  [{}, 'unknown'],
  [{ 'x-forwarded-for': '192.0.2.1' }, '192.0.2.1'],
  [{ 'x-forwarded-for': 'made up, 192.0.2.1' }, '192.0.2.1'],
])('the address of a request with %j is %s', (headers, address) => {
  expect(readAddress(new Request('http://localhost', { headers: headers as Record<string, string> }))).toBe(
    address,
  );
});

test('without a proxy, what a client says about its address is replaced by the socket', async () => {
  trustAddresses(0);
  const server = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-forwarded-for': '192.0.2.1, 192.0.2.2', 'x-forwarded-host': 'evil.example' };
  const seen = await new Promise<IncomingHttpHeaders>((resolve) => {
    get({ port, host: '127.0.0.1', headers }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => resolve(JSON.parse(text)));
    });
  });
  server.close();
  expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  expect(seen['x-forwarded-host']).toBeUndefined();
});
