import { execFile } from 'node:child_process';
import { createServer } from 'node:https';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { makeCertificate } from '../../support/certificate';
import { startModelServer, type ModelServer } from '../../support/model-server';
import { startProxy, type ProxyServer } from '../../support/proxy-server';

/** In a process of its own, because Node reads NODE_EXTRA_CA_CERTS only at its start. */
const ASK = `
  const { loadTypeScript } = await import('./scripts/shared/load-typescript.mjs');
  const { completeModel } = await loadTypeScript('lib/ai/model.ts');
  const { checkDatabase, closeDatabase } = await loadTypeScript('lib/db/client.ts');
  const turns = [{ role: 'user', content: 'What is it?' }];
  const { signal } = new AbortController();
  // The first connection of a busy machine can take longer than the budget's deadline.
  await checkDatabase();
  console.log(await completeModel({ purpose: 'chat', system: '', turns, maxTokens: 100, signal }).catch(String));
  await closeDatabase();
  process.exit();
`;

let model: ModelServer;
let proxy: ProxyServer;
let tls: ReturnType<typeof createServer>;
let certificate: Awaited<ReturnType<typeof makeCertificate>>;

beforeAll(async () => {
  model = await startModelServer();
  certificate = await makeCertificate();
  const options = { key: readFileSync(certificate.key), cert: readFileSync(certificate.certificate) };
  tls = createServer(options, ({ method, url, headers }, response) => {
    response.req.pipe(
      request(`${model.url}${url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  await new Promise<void>((resolve) => tls.listen(0, '127.0.0.1', resolve));
  proxy = await startProxy((tls.address() as AddressInfo).port);
});
afterAll(async () => {
  await proxy.close();
  tls.closeAllConnections();
  tls.close();
  await model.close();
  await certificate.remove();
});
beforeEach(() => {
  proxy.requests.length = 0;
  model.calls.length = 0;
});

async function ask(env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', ASK], {
    env: {
      ...process.env,
      ANTHROPIC_API_KEY: 'sk-ant-test',
      ANTHROPIC_BASE_URL: 'https://localhost:4443',
      NODE_EXTRA_CA_CERTS: certificate.certificate,
      ...env,
    },
  });
  return stdout.trim();
}

test('HTTPS_PROXY: the model is reached through a tunnel', async () => {
  expect(await ask({ HTTPS_PROXY: proxy.url })).toBe('Hello from the model.');
  // The key is not shown to the proxy.
  expect(proxy.requests).toEqual([{ target: 'localhost:4443' }]);
  expect(model.calls[0]?.headers).toMatchObject({ authorization: 'Bearer sk-ant-test' });
});

test.each([
  ['the name', 'localhost'],
  ['every name', '*'],
])('NO_PROXY with %s: no proxy is asked', async (_, noProxy) => {
  expect(await ask({ HTTPS_PROXY: proxy.url, NO_PROXY: noProxy })).toContain('connection');
  expect(proxy.requests).toEqual([]);
});

test('an untrusted certificate is refused behind a proxy, too', async () => {
  expect(await ask({ HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: '' })).toContain('connection');
  expect(model.calls).toEqual([]);
});
