import { askModel, completeModel, openModelClient } from '@/lib/ai/model';
import type { ModelRequest } from '@/lib/ai/model-request';
import { reportSuccess } from '@/lib/ai/provider-health';
import { readEnv } from '@/lib/config/env';
import { startModelServer, type ModelServer } from '../support/model-server';
import { startProxy, type ProxyServer } from '../support/proxy-server';

// No such name exists: only the proxy knows the way.
process.env.ANTHROPIC_BASE_URL = 'http://model.invalid';
process.env.ANTHROPIC_API_KEY = 'sk-ant-test';
process.env.ANTHROPIC_DEADLINE_MS = '2000';
process.env.ANTHROPIC_TOKENS_PER_MINUTE = '1000000000';

let model: ModelServer;
let proxy: ProxyServer;
beforeAll(async () => {
  model = await startModelServer();
  proxy = await startProxy(Number(new URL(model.url).port));
  Object.assign(readEnv(), { modelProxy: proxy.url.replace('//', '//me:p%23w@'), noProxy: 'other.invalid' });
  await openModelClient('sk-ant-test');
});
afterAll(async () => {
  await proxy.close();
  await model.close();
});
beforeEach(() => {
  model.fault = null;
  proxy.requests.length = 0;
  reportSuccess();
});

const createRequest = (): ModelRequest => ({
  purpose: 'chat',
  system: 'Be brief.',
  turns: [{ role: 'user', content: 'What is it?' }],
  maxTokens: 100,
  signal: new AbortController().signal,
});

test('the model is reached through the proxy, with its user and password, complete and in pieces', async () => {
  expect(await completeModel(createRequest())).toBe('Hello from the model.');
  const pieces = [];
  for await (const piece of askModel(createRequest())) pieces.push(piece);
  expect(pieces).toEqual(['Hello from t', 'he model.']);
  const authorization = `Basic ${Buffer.from('me:p#w').toString('base64')}`;
  const seen = { target: 'http://model.invalid/v1/messages', authorization };
  expect(proxy.requests).toEqual([seen, seen]);
});

test.each([
  ['redirect', 'status 307'],
  ['200 MB', 'too-large'],
  ['silent', 'timeout'],
] as const)('the limits of a call hold behind the proxy: %s', async (fault, failure) => {
  model.fault = fault;
  await expect(completeModel(createRequest())).rejects.toThrow(failure);
});

test('a proxy that does not respond costs the deadline, no more', async () => {
  proxy.isSilent = true;
  const start = performance.now();
  await expect(completeModel(createRequest())).rejects.toThrow('timeout');
  expect(performance.now() - start).toBeLessThan(3000);
  proxy.isSilent = false;
});
