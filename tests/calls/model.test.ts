import { askModel, openModelClient } from '@/lib/ai/model';
import type { ModelRequest } from '@/lib/ai/model-request';
import { readEnv } from '@/lib/config/env';
import { findModelPort, startModelServer, type ModelServer } from '../support/servers/model-server';

const port = findModelPort();
process.env.ANTHROPIC_API_KEY = 'sk-ant-test';
process.env.ANTHROPIC_BASE_URL = `http://127.0.0.1:${port}`;
process.env.ANTHROPIC_DEADLINE_MS = '2000';
process.env.ANTHROPIC_TOKENS_PER_MINUTE = '1000000000';

const ANSWER = 'Hello from the model.';
const OPEN_MS = 30_000;

const realNow = Date.now.bind(Date);
let ahead = 0;

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer(port);
  // Loads the library here, so that no deadline includes it.
  await openModelClient();
});
afterAll(() => model.close());
beforeEach(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
  Object.assign(model, { fault: null, stopReason: 'end_turn' });
  // A success closes the circuit and resets its count.
  ahead += OPEN_MS;
  expect(await ask()).toBe(ANSWER);
  model.calls.length = 0;
});

function ask(change: Partial<ModelRequest> = {}): Promise<string | null> {
  const turns = [{ role: 'user' as const, content: 'What is it?' }];
  const { signal } = new AbortController();
  return askModel({ purpose: 'chat', system: 'Be brief.', turns, maxTokens: 100, signal, ...change });
}

async function fail(times: number): Promise<void> {
  model.fault = '401';
  for (let call = 0; call < times; call += 1) expect(await ask()).toBeNull();
  model.fault = null;
}

/** Asks a silent model, and leaves. */
async function leave(leaving = new AbortController()): Promise<void> {
  model.fault = 'silent';
  setTimeout(() => leaving.abort(), 50);
  expect(await ask({ signal: leaving.signal })).toBeNull();
  model.fault = null;
}

test('the request contains the cached instructions, then the context, the turns and nothing else', async () => {
  const turns = [
    { role: 'user' as const, content: 'One' },
    { role: 'assistant' as const, content: 'Two' },
    { role: 'user' as const, content: 'Three' },
  ];
  const answerFormat = { type: 'object' };
  await ask({ context: 'A passage.', turns, answerFormat });
  expect(model.calls[0]).toMatchObject({ path: '/v1/messages' });
  expect(model.calls[0]?.body).toEqual({
    model: 'claude-haiku-4-5',
    max_tokens: 100,
    system: [
      { type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } },
      { type: 'text', text: 'A passage.' },
    ],
    messages: turns,
    thinking: { type: 'disabled' },
    output_config: { format: { type: 'json_schema', schema: { type: 'object' } } },
  });
});

test('after five failures in a row no call is made for 30 s', async () => {
  await fail(4);
  expect(await ask()).toBe(ANSWER);
  await fail(5);
  expect(await ask()).toBeNull();
  ahead += OPEN_MS - 1000;
  expect(await ask()).toBeNull();
  expect(model.calls).toHaveLength(10);
});

test('then a single call is the probe, and the others do not wait for it', async () => {
  await fail(5);
  ahead += OPEN_MS;
  const probe = leave();
  expect(await ask()).toBeNull();
  await probe;
  expect(model.calls).toHaveLength(6);
  // The probe was inconclusive.
  expect(await ask()).toBe(ANSWER);
});

test('a failed probe opens the circuit again', async () => {
  await fail(5);
  ahead += OPEN_MS;
  await fail(1);
  expect(await ask()).toBeNull();
  expect(model.calls).toHaveLength(6);
});

const useBudget = (anthropicTokensPerMinute: number) =>
  Object.assign(readEnv(), { anthropicTokensPerMinute });

test.each([
  ['a request that the provider refuses', () => void (model.fault = '400')],
  ['a reply that it refuses', () => void (model.stopReason = 'refusal')],
  ['an empty budget', () => useBudget(1)],
])('%s can come from one visitor, so it does not open the circuit', async (_, spoil) => {
  const { anthropicTokensPerMinute } = readEnv();
  spoil();
  for (let call = 0; call < 5; call += 1) expect(await ask()).toBeNull();
  useBudget(anthropicTokensPerMinute);
  Object.assign(model, { fault: null, stopReason: 'end_turn' });
  expect(await ask()).toBe(ANSWER);
});

test('the caller’s signal aborts the call, before it starts and while it runs', async () => {
  expect(await ask({ signal: AbortSignal.abort() })).toBeNull();
  expect(model.calls).toHaveLength(0);
  const started = performance.now();
  await leave();
  expect(model.calls).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('the deadline counts from the start of the request', async () => {
  model.fault = 'silent';
  const started = performance.now();
  expect(await ask({ startedAt: started - 1900 })).toBeNull();
  expect(performance.now() - started).toBeLessThan(1000);
});
