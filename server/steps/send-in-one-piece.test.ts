import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { sendInOnePiece } from './send-in-one-piece';

/** Sends a head, a body in two halves and its end one after another, as Next does, and waits for `drain` where it has to. */
const server = createServer(async (request, response) => {
  sendInOnePiece(request, response);
  response.writeHead(201);
  response.flushHeaders();
  for (const half of ['a', 'b']) {
    await pass(30);
    const text = half.repeat(Number(request.url?.slice(1)));
    if (!response.write(text)) await new Promise((resolve) => response.once('drain', resolve));
  }
  response.end();
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The pieces in which a response arrives. */
async function ask(method: string, size: number, accept = '*/*'): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  const pieces: string[] = [];
  socket.setEncoding('latin1').on('data', (piece: string) => pieces.push(piece));
  socket.write(`${method} /${size} HTTP/1.1\r\nHost: x\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
  return pieces;
}

test('a write is answered in one piece', async () => {
  expect(await ask('POST', 100)).toHaveLength(1);
});

test.each([
  ['GET', '*/*'],
  ['POST', 'application/json, TEXT/EVENT-STREAM'],
])('%s with Accept: %s is answered as it is made', async (method, accept) => {
  expect((await ask(method, 100, accept)).length).toBeGreaterThan(1);
});

test('a response that is larger than the buffer arrives whole', async () => {
  const text = (await ask('POST', 200_000)).join('');
  expect([...text.matchAll(/a+|b+/g)].reduce((sum, [part]) => sum + part.length, 0)).toBeGreaterThan(399_000);
}, 5000);
