import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { lingerAfterRefusals } from './linger';

const server = createServer((_request, response) => {
  response.writeHead(413, { Connection: 'close' }).end('too large');
});

let end = () => {};
beforeAll(async () => {
  end = lingerAfterRefusals();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
// Other tests of this process have servers too.
afterAll(() => {
  end();
  return new Promise((resolve) => server.close(resolve));
});

/** Sends a head, and goes on sending after the answer has come, as a client does that has not read it yet. */
async function sendOn(head: string) {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const errors: string[] = [];
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => (text += piece));
  socket.on('error', ({ message }) => errors.push(message));
  const ended = new Promise((resolve) => socket.once('end', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
  await ended;
  for (let time = 0; time < 4 && !socket.destroyed; time += 1) {
    socket.write('a'.repeat(1000));
    await pass(20);
  }
  const errorsMeanwhile = [...errors];
  const until = Date.now() + 3000;
  while (!socket.destroyed && Date.now() < until) {
    socket.write('a');
    await pass(50);
  }
  const isClosed = socket.destroyed;
  socket.destroy();
  await closed;
  return { text, errorsMeanwhile, isClosed };
}

test.each(['Content-Length: 60000000', 'Transfer-Encoding: chunked'])(
  '%s: the answer to who is still sending is not lost with the connection, which ends soon after',
  async (head) => {
    const { text, errorsMeanwhile, isClosed } = await sendOn(head);
    expect(text).toMatch(/^HTTP\/1\.1 413 [\s\S]*too large/);
    expect(errorsMeanwhile).toEqual([]);
    expect(isClosed).toBe(true);
  },
);

test('without it the connection is broken off', async () => {
  end();
  const { errorsMeanwhile } = await sendOn('Content-Length: 60000000');
  expect(errorsMeanwhile).not.toEqual([]);
  end = lingerAfterRefusals();
});
