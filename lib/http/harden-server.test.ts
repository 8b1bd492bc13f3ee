import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hardenServer } from './harden-server';

type Seen = { body: string; headers: IncomingHttpHeaders };

const server = createServer(({ method, url }, response) => {
  if (url?.endsWith('.js')) response.setHeader('Content-Encoding', 'identity');
  if (url?.includes('none')) response.statusCode = 404;
  response.end(`${method} ${url}`);
});

let soften = () => {};
beforeAll(async () => {
  soften = hardenServer({ 'X-Frame-Options': 'SAMEORIGIN' });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
// Other tests of this process have servers too.
afterAll(() => {
  soften();
  return new Promise((resolve) => server.close(resolve));
});

function send(method: string, path: string): Promise<Seen> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', method, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ body, headers: response.headers }));
    });
    call.on('error', reject).end();
  });
}

test.each([
  ['GET', '/logo.svg', 'GET /logo.svg'],
  ['GET', '/', 'GET /'],
  ['POST', '/api/chat', 'POST /api/chat'],
  ['OPTIONS', '/share/x', 'OPTIONS /share/x'],
  ['POST', 'http://localhost:3000/api/chat', 'POST http://localhost:3000/api/chat'],
  ['POST', 'http://localhost:3000/pricing', 'OPTIONS /'],
  ['POST', '/logo.svg', 'OPTIONS /'],
  ['POST', '/api', 'OPTIONS /'],
  ['TRACE', '/', 'OPTIONS /'],
  ['TRACE', '/api/chat', 'OPTIONS /'],
  ['PROPFIND', '/api/chat', 'OPTIONS /'],
])('%s %s reaches Next as %s, and its answer has the headers', async (method, path, reached) => {
  const { body, headers } = await send(method, path);
  expect(body).toBe(reached);
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test.each([
  ['/_next/static/some.js', 'identity'],
  ['/_next/static/none.js', undefined],
  ['http://localhost:3000/_next/static/none.js', undefined],
  ['/none.js', 'identity'],
])('%s has the encoding %s', async (path, encoding) => {
  const { headers } = await send('GET', path);
  expect(headers['content-encoding']).toBe(encoding);
});
