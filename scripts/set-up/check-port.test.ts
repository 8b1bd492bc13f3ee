import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { explainListening, localAddress } from '@/lib/config/listening.mjs';
import { checkPort } from './check-port.mjs';

test.each([
  ['EADDRINUSE', 3000, 'Something else is listening on port 3000.', 'PORT=3001'],
  ['EADDRINUSE', 65_535, 'Something else is listening on port 65535.', 'PORT=3000'],
  ['EACCES', 80, 'This user is not allowed to listen on port 80.', 'PORT=3000'],
  ['EADDRNOTAVAIL', 3000, 'LISTEN is "203.0.113.1", which is not an address of this machine.', '127.0.0.1'],
  ['EMFILE', 3000, 'Port 3000 cannot be used (EMFILE).', 'another port'],
])('%s on port %i: %s', (code, port, message, todo) => {
  expect(explainListening({ code }, { port, listen: '203.0.113.1' })).toEqual({
    message,
    todo: expect.stringContaining(todo),
  });
});

test.each([
  ['', 'http://localhost:80'],
  [' 127.0.0.1 ', 'http://127.0.0.1:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['127.0.0.2', 'http://127.0.0.2:80'],
  ['::1', 'http://[::1]:80'],
])('a site that listens on "%s" is asked at %s', (listen, address) => {
  expect(localAddress(80, listen)).toBe(address);
});

test('an empty PORT is the default', () => {
  expect(localAddress('')).toBe('http://localhost:3000');
});

test('a port in use is refused, and accepted once it is free', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, resolve));
  const { port } = taken.address() as AddressInfo;
  await expect(checkPort(String(port))).rejects.toThrow(`Something else is listening on port ${port}.`);
  await new Promise((resolve) => taken.close(resolve));
  await expect(checkPort(String(port))).resolves.toBeUndefined();
});
