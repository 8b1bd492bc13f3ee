import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { hasValidHost, limitPipelining, MAX_UNANSWERED, repairTarget, trustAddress } from './valid-request';

test.each([
  ['www.site.example', true],
  ['localhost:3000', true],
  ['my_site.internal:', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['', false],
  ['a.example, b.example', false],
  ['user@site.example', false],
  ['site.example/path', false],
  ['site.example:123456', false],
  ['[::1', false],
  ['site .example', false],
])('Host %j: %s', (host, isValid) => {
  expect(hasValidHost({ headers: { host }, httpVersion: '1.1' })).toBe(isValid);
});

test('only HTTP/1.0 can do without', () => {
  expect(hasValidHost({ headers: {}, httpVersion: '1.0' })).toBe(true);
  expect(hasValidHost({ headers: {}, httpVersion: '1.1' })).toBe(false);
});

test.each([
  ['/', '/'],
  ['/pricing?x=%', '/pricing?x=%'],
  ['/a%20b/%2f?c', '/a%20b/%2f?c'],
  ['/?utm_campaign=a?fbclid=1?', '/?utm_campaign=a&fbclid=1&'],
  ['/?', '/?'],
  ['/pricing?x=1#plans', '/pricing?x=1'],
  ['//evil.example', '//evil.example'],
  ['\\evil.example', '/evil.example'],
  ['/share/.', '/share/'],
  ['/share/%2e', '/share/'],
  ['/api/user/%2E%2e', '/api/'],
  ['/api/chat/..?x=/../y', '/api/?x=/../y'],
  ['/../../pricing', '/pricing'],
  // Next responded with 500.
  ['/api/%', '/api/%25'],
  ['/api/user/%zz?a=%', '/api/user/%25zz?a=%'],
  ['/share/%ff', '/share/%25ff'],
  ['/api/%41%', '/api/%2541%25'],
  ['*', '/*'],
  // Next redirected to the other site.
  ['http://evil.example/', '/'],
  ['http://evil.example/api/health?x=1', '/api/health?x=1'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?x=1', '/?x=1'],
  ['', '/'],
])('%j is rewritten to %j', (target, expected) => {
  expect(repairTarget(target)).toBe(expected);
});

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
