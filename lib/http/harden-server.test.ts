import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REFUSED_HEADER } from '@/lib/config/page-requests';
import { hardenServer } from './harden-server';

type Seen = { body: string; headers: IncomingHttpHeaders };

const server = createServer(({ method, url, headers }, response) => {
  if (url?.endsWith('.js')) response.setHeader('Content-Encoding', 'identity');
  if (url?.includes('none')) response.statusCode = 404;
  response.end(`${headers[REFUSED_HEADER] ? 'refused as ' : ''}${method} ${url}`);
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

function send(method: string, path: string, headers = {}): Promise<Seen> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ body, headers: response.headers }));
    });
    call.on('error', reject).end();
  });
}

test.each([
  ['GET', '/icon.svg', 'GET /icon.svg'],
  ['GET', '/', 'GET /'],
  ['POST', '/api/chat', 'POST /api/chat'],
  ['OPTIONS', '/share/x', 'OPTIONS /share/x'],
  ['POST', 'http://localhost:3000/api/chat', 'POST http://localhost:3000/api/chat'],
  ['POST', 'http://localhost:3000/pricing', 'refused as GET /'],
  ['POST', '/icon.svg', 'refused as GET /'],
  ['POST', '/api', 'refused as GET /'],
  ['TRACE', '/', 'refused as GET /'],
  ['TRACE', '/api/chat', 'refused as GET /'],
  ['PROPFIND', '/api/chat', 'refused as GET /'],
])('%s %s reaches Next as %s, and its answer has the headers', async (method, path, reached) => {
  const { body, headers } = await send(method, path);
  expect(body).toBe(reached);
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('nobody outside has a page refused', async () => {
  const { body } = await send('GET', '/pricing', { [REFUSED_HEADER]: '1' });
  expect(body).toBe('GET /pricing');
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
