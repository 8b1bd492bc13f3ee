import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pass } from 'node:timers/promises';
import { ignoreUpgrades } from './ignore-upgrades';

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => (body += text));
  request.on('end', () => response.end(`[${request.method} ${request.url} ${body}]`));
});

let end = () => {};
beforeEach(async () => {
  end = ignoreUpgrades();
  // As Next does, which leaves the socket open.
  server.on('upgrade', () => {});
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => end());
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** Sends these requests, each when the answer before has come, and resolves with all answers. */
async function send(...requests: string[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  let text = '';
  for (const request of requests) {
    socket.write(request);
    const answer = new Promise((resolve) => socket.setEncoding('latin1').once('data', resolve));
    text += await Promise.race([answer, pass(1000, '')]);
  }
  socket.destroy();
  return text;
}

const H2C =
  'Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';
const LAST = 'GET /last HTTP/1.1\r\nHost: x\r\n\r\n';

test.each([
  ['a page', `GET /page HTTP/1.1\r\n${H2C}\r\n`, '[GET /page ]'],
  ['a call with a body', `POST /call HTTP/1.1\r\n${H2C}Content-Length: 2\r\n\r\n{}`, '[POST /call {}]'],
  [
    'a websocket',
    'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    '[GET /socket ]',
  ],
])('%s with an Upgrade header is answered as without it, and so is what follows', async (_, head, answer) => {
  const text = await send(head, LAST);
  expect(text.match(/\[.*?\]/g)).toEqual([answer, '[GET /last ]']);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});

test('without it such a request gets no answer', async () => {
  end();
  const held = new Promise<Duplex>((resolve) => server.on('upgrade', (_, socket) => resolve(socket)));
  expect(await send(`GET /page HTTP/1.1\r\n${H2C}\r\n`)).toBe('');
  (await held).destroy();
});
