import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { largeHeaders } from '@/lib/content/not-found';
import { explainLargeHeaders } from './refuse';

const openResponses: ServerResponse[] = [];
const server = createServer({ maxHeaderSize: 8192 }, (request, response) => {
  if (request.url !== '/held') return void response.end('ok');
  openResponses.push(response);
  response.write('first half');
});

beforeAll(async () => {
  explainLargeHeaders(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a request in pieces, regardless of any response, except that `after` is received before the second piece. */
async function send(pieces: readonly string[], after = '') {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const errors: string[] = [];
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  socket.on('error', ({ message }) => errors.push(message));
  const ended = new Promise((resolve) => socket.once('end', resolve).once('close', resolve));
  for (const piece of pieces) {
    socket.write(piece);
    do await sleep(30);
    while (!text.includes(after) && !socket.destroyed);
  }
  await ended;
  socket.destroy();
  return { text, errors };
}

const HEAD = 'GET / HTTP/1.1\r\nHost: x\r\n';

test('a browser with too many cookies gets instructions, even while it is still sending', async () => {
  const cookies = Array<string>(10).fill('a'.repeat(4096));
  const { text, errors } = await send([`${HEAD}Cookie: a=`, ...cookies, '\r\n\r\n']);
  expect(text).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(text).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
  expect(text).toContain(`<h1>${largeHeaders.title}</h1>`);
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(Number(/Content-Length: (\d+)/.exec(head)?.[1])).toBe(Buffer.byteLength(body));
  expect(errors).toEqual([]);
});

test('invalid HTTP is refused as before, and a complete request gets its response', async () => {
  expect((await send(['nonsense\r\n\r\n'])).text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect((await send([`${HEAD}Connection: close\r\n\r\n`])).text).toMatch(/ok$/);
});

test('nothing is written into a response in progress', async () => {
  const pieces = [`${HEAD.replace('/', '/held')}\r\n`, `${HEAD}X: ${'a'.repeat(9000)}\r\n\r\n`];
  const { text } = await send(pieces, 'first half');
  expect(text).toContain('first half');
  expect(text).not.toContain('431');
});
