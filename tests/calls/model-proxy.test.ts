import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ModelServer, startModelServer } from '../support/servers/model-server';

process.env.ANTHROPIC_API_KEY = 'sk-ant-test';
process.env.ANTHROPIC_DEADLINE_MS = '2000';

// The budget is no part of this, and each module registry would open its own database.
jest.mock('@/lib/ai/usage-budget', () => ({ reserveUsage: async () => () => {} }));

let model: ModelServer;
let proxy: ProxyServer;
beforeAll(async () => {
  model = await startModelServer();
  proxy = await startProxy(Number(new URL(model.url).port));
});
afterAll(async () => {
  await proxy.close();
  await model.close();
});
beforeEach(() => {
  proxy.requests.length = 0;
});

/** Asks with a new client, at an address that does not exist: only the proxy knows the way. */
async function askVia(env: Record<string, string>, scheme = 'https'): Promise<string | null> {
  let reply: string | null = null;
  const settings = { ...env, ANTHROPIC_BASE_URL: `${scheme}://model.invalid` };
  Object.assign(process.env, settings);
  await jest.isolateModulesAsync(async () => {
    const { askModel, openModelClient } = await import('@/lib/ai/model');
    // Loads the library here, so that no deadline includes it.
    await openModelClient();
    const turns = [{ role: 'user' as const, content: 'What is it?' }];
    const { signal } = new AbortController();
    reply = await askModel({ purpose: 'chat', system: 'Be brief.', turns, maxTokens: 100, signal });
  });
  for (const name of Object.keys(settings)) delete process.env[name];
  return reply;
}

test('HTTPS_PROXY: the model is asked for through a tunnel only', async () => {
  // The proxy leads to a server without TLS.
  expect(await askVia({ HTTPS_PROXY: proxy.url })).toBeNull();
  expect(proxy.requests).toEqual([{ target: 'model.invalid:443' }]);
  expect(model.calls).toEqual([]);
});

test('NO_PROXY: no proxy is asked', async () => {
  expect(await askVia({ HTTPS_PROXY: proxy.url, NO_PROXY: 'model.invalid' })).toBeNull();
  expect(proxy.requests).toEqual([]);
});

test('without TLS HTTP_PROXY is asked, with its user and password', async () => {
  const url = proxy.url.replace('//', '//me:p%23w@');
  expect(await askVia({ HTTP_PROXY: url }, 'http')).toBe('Hello from the model.');
  const authorization = `Basic ${Buffer.from('me:p#w').toString('base64')}`;
  expect(proxy.requests).toEqual([{ target: 'http://model.invalid/v1/messages', authorization }]);
});

test('a proxy that does not respond costs the deadline, no more', async () => {
  proxy.isSilent = true;
  const start = performance.now();
  expect(await askVia({ HTTPS_PROXY: proxy.url })).toBeNull();
  expect(performance.now() - start).toBeLessThan(3000);
  expect(proxy.requests).toHaveLength(1);
  proxy.isSilent = false;
});

type ProxyServer = {
  url: string;
  /** Requested addresses with the credentials given, oldest first. */
  requests: { target: string; authorization?: string }[];
  /** Accepts connections, but never responds. */
  isSilent: boolean;
  close: () => Promise<void>;
};

/** An HTTP proxy that leads every request and every tunnel to one local port, whatever its address. */
async function startProxy(upstreamPort: number): Promise<ProxyServer> {
  const note = (target = '', authorization?: string) => {
    proxy.requests.push({ target, authorization });
    return proxy.isSilent;
  };
  const server = createServer(({ headers, method, url }, response) => {
    if (note(url, headers['proxy-authorization'])) return;
    const { pathname } = new URL(url ?? '');
    response.req.pipe(
      request({ port: upstreamPort, method, path: pathname, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).on('error', () => response.destroy()),
    );
    response.on('error', () => {});
  });
  const tunnels: Duplex[] = [];
  server.on('connect', ({ headers, url }, socket) => {
    tunnels.push(socket);
    if (note(url, headers['proxy-authorization'])) return;
    const upstream = connect(upstreamPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(upstream).pipe(socket);
    });
    for (const end of [socket, upstream])
      end.on('error', () => [socket, upstream].forEach((one) => one.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: ProxyServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    isSilent: false,
    async close() {
      server.closeAllConnections();
      for (const tunnel of tunnels) tunnel.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
