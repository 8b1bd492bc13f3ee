import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trustAddress } from './trust-address';

test('without a proxy, the client’s X-Forwarded-For is replaced by the socket’s address', async () => {
  const server = createServer((request, response) => {
    trustAddress(request, 0);
    response.end(JSON.stringify(request.headers));
  });
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

test.each([
  [1, '203.0.113.9, 192.0.2.1'],
  [2, '203.0.113.9,192.0.2.1, 172.70.247.28'],
])('behind %i trusted proxies, the visitor’s own address is found', (proxies, forwarded) => {
  const headers: IncomingHttpHeaders = { 'x-forwarded-for': forwarded };
  trustAddress({ headers, socket: { remoteAddress: '172.16.0.1' } } as IncomingMessage, proxies);
  expect(headers['x-forwarded-for']).toBe('192.0.2.1');
});
