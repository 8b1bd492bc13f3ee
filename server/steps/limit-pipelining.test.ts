import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { limitPipelining, MAX_UNANSWERED } from './limit-pipelining';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

let waiting: ServerResponse[] = [];
const server = createServer((request, response) => {
  if (limitPipelining(request, response)) waiting.push(response);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
beforeEach(() => void (waiting = []));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function connectClient() {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1');
  let text = '';
  socket.on('data', (part: string) => (text += part)).on('error', () => undefined);
  return {
    socket,
    closed: new Promise((resolve) => socket.once('close', resolve)),
    countResponses: () => text.split('HTTP/1.1 200').length - 1,
  };
}

const until = async (isReached: () => boolean) => {
  while (!isReached()) await new Promise((resolve) => setImmediate(resolve));
};

test('one packet of 2,500 requests closes its connection, and costs a few responses', async () => {
  const { socket, closed } = connectClient();
  socket.write(REQUEST.repeat(2500));
  await closed;
  expect(waiting).toHaveLength(MAX_UNANSWERED);
});

test('as many requests at once as allowed are answered, again and again', async () => {
  const { socket, closed, countResponses } = connectClient();
  for (const round of [1, 2, 3]) {
    socket.write(REQUEST.repeat(MAX_UNANSWERED));
    await until(() => waiting.length === MAX_UNANSWERED);
    for (const response of waiting.splice(0)) response.end('ok');
    await until(() => countResponses() === round * MAX_UNANSWERED);
  }
  socket.end();
  await closed;
});
