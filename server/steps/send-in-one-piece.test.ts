import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendInOnePiece } from './send-in-one-piece';

/** Sends head, two halves of a body and the end separately, as Next does, waiting for `drain` as needed. */
const server = createServer(async (request, response) => {
  sendInOnePiece(request, response);
  response.writeHead(201);
  response.flushHeaders();
  for (const half of ['a', 'b']) {
    await sleep(30);
    const text = half.repeat(Number(request.url?.slice(1)));
    if (!response.write(text)) await new Promise((resolve) => response.once('drain', resolve));
  }
  response.end();
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function sendRequest(method: string, size: number): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  const pieces: string[] = [];
  socket.setEncoding('latin1').on('data', (piece: string) => pieces.push(piece));
  socket.write(`${method} /${size} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
  return pieces;
}

test('the response to a write arrives in one chunk', async () => {
  expect(await sendRequest('POST', 100)).toHaveLength(1);
});

test('the response to a read is not held back', async () => {
  expect((await sendRequest('GET', 100)).length).toBeGreaterThan(1);
});

test('a response larger than the buffer arrives complete', async () => {
  const text = (await sendRequest('POST', 200_000)).join('');
  expect([...text.matchAll(/a+|b+/g)].reduce((sum, [part]) => sum + part.length, 0)).toBeGreaterThan(399_000);
}, 5000);
