import { startModelServer, type ModelServer } from '../support/servers/model-server';
import { startProxy, type ProxyServer } from '../support/servers/proxy-server';

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
    const { askModel } = await import('@/lib/ai/model');
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
