import { askModel, completeModel, openModelClient } from '@/lib/ai/model';
import type { ModelRequest } from '@/lib/ai/model-request';
import { OPEN_MS, reportSuccess } from '@/lib/ai/provider-health';
import { readEnv } from '@/lib/config/env';
import { findModelPort, startModelServer, type ModelServer } from '../support/model-server';
import { advanceTime } from '../support/advance-time';

const port = findModelPort();
process.env.ANTHROPIC_API_KEY = 'sk-ant-test';
process.env.ANTHROPIC_BASE_URL = `http://127.0.0.1:${port}`;
process.env.ANTHROPIC_DEADLINE_MS = '2000';
process.env.ANTHROPIC_TOKENS_PER_MINUTE = '1000000000';

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer(port);
  // Loads the library here, so that no deadline includes it.
  await openModelClient('sk-ant-test');
});
afterAll(() => model.close());
beforeEach(() => {
  Object.assign(model, { fault: null, answer: 'Hello from the model.', stopReason: 'end_turn' });
  model.calls.length = 0;
  reportSuccess();
});

function createRequest(change: Partial<ModelRequest> = {}): ModelRequest {
  const turns = [{ role: 'user' as const, content: 'What is it?' }];
  const { signal } = new AbortController();
  return { purpose: 'chat', system: 'Be brief.', turns, maxTokens: 100, signal, ...change };
}

async function listPieces(request: ModelRequest): Promise<string[]> {
  const pieces = [];
  for await (const piece of askModel(request)) pieces.push(piece);
  return pieces;
}

/** Failures of a call, complete and streamed. */
async function failures(change: Partial<ModelRequest> = {}): Promise<string[]> {
  const name = (error: unknown) => (error instanceof Error ? error.message : 'no error');
  return [
    await completeModel(createRequest(change)).catch(name),
    await listPieces(createRequest(change)).then(String, name),
  ];
}

test('the request contains the cached instructions, then the context, the turns and nothing else', async () => {
  const turns = [
    { role: 'user' as const, content: 'One' },
    { role: 'assistant' as const, content: 'Two' },
    { role: 'user' as const, content: 'Three' },
  ];
  const answerFormat = { type: 'object' };
  await completeModel(createRequest({ context: 'A passage.', turns, answerFormat }));
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
    stream: false,
  });
});

test('a reply arrives complete, or in pieces as it is generated', async () => {
  expect(await completeModel(createRequest())).toBe('Hello from the model.');
  expect(await listPieces(createRequest())).toEqual(['Hello from t', 'he model.']);
});

test('a reply cut at max_tokens is accepted', async () => {
  model.stopReason = 'max_tokens';
  expect(await completeModel(createRequest())).toBe('Hello from the model.');
  expect(await listPieces(createRequest())).toHaveLength(2);
});

test.each(['tool_use', 'something new'])('a reply with stop reason %s is a bad reply', async (stopReason) => {
  model.stopReason = stopReason;
  expect(await failures()).toEqual(['bad-reply', 'bad-reply']);
});

test.each(['reset', '429', '500', '529'] as const)('%s is retried once', async (fault) => {
  model.fault = [fault];
  expect(await completeModel(createRequest())).toBe('Hello from the model.');
  model.fault = [fault];
  expect((await listPieces(createRequest())).join('')).toBe('Hello from the model.');
  expect(model.calls).toHaveLength(4);
});

test.each([
  ['400', 'status 400'],
  ['redirect', 'status 307'],
  ['null', 'bad-reply'],
  ['200 MB', 'too-large'],
  ['reset in the body', 'bad-reply'],
  ['error after 200', 'bad-reply'],
] as const)('%s is not retried', async (fault, failure) => {
  model.fault = fault;
  expect(await failures()).toEqual([failure, failure]);
  expect(model.calls).toHaveLength(2);
});

test('five failures in a row open the circuit', async () => {
  model.fault = '401';
  for (let call = 0; call < 5; call += 1) {
    await expect(completeModel(createRequest())).rejects.toMatchObject({ failure: 'status', status: 401 });
  }
  model.fault = null;
  expect(await failures()).toEqual(['circuit-open', 'circuit-open']);
  expect(model.calls).toHaveLength(5);
});

test.each(['400', '413', 'refusal'] as const)(
  'failures that one visitor can cause (%s) do not open the circuit',
  async (fault) => {
    model.fault = fault;
    for (let call = 0; call < 5; call += 1) await failures();
    model.fault = null;
    expect(await completeModel(createRequest())).toBe('Hello from the model.');
  },
);

/** Opens the circuit and waits until it is half-open. */
async function awaitTrial(): Promise<void> {
  model.fault = '401';
  for (let call = 0; call < 5; call += 1) await completeModel(createRequest()).catch(() => {});
  model.fault = null;
  advanceTime(OPEN_MS);
}

async function askWithoutBudget(): Promise<void> {
  const { anthropicTokensPerMinute } = readEnv();
  Object.assign(readEnv(), { anthropicTokensPerMinute: 1 });
  await expect(completeModel(createRequest())).rejects.toThrow('budget');
  Object.assign(readEnv(), { anthropicTokensPerMinute });
}

async function leaveWhileAsking(): Promise<void> {
  model.fault = 'silent';
  const leaving = new AbortController();
  const call = completeModel(createRequest({ signal: leaving.signal }));
  setTimeout(() => leaving.abort(), 50);
  await expect(call).rejects.toThrow('stopped');
}

async function leaveWhileListening(): Promise<void> {
  model.fault = 'drip';
  for await (const piece of askModel(createRequest())) {
    expect(piece).toBe('Hello');
    break;
  }
  // The connection is closed.
  await model.idle();
}

test.each([
  ['the token budget is used up', askWithoutBudget],
  ['the caller aborts before the reply', leaveWhileAsking],
  ['the caller aborts during the reply', leaveWhileListening],
])('an inconclusive probe leaves the circuit half-open for the next call: %s', async (_, tryInVain) => {
  await awaitTrial();
  await tryInVain();
  model.fault = null;
  expect(await completeModel(createRequest())).toBe('Hello from the model.');
});

test.each(['400', 'refusal'] as const)('a probe that gets %s closes the circuit', async (fault) => {
  await awaitTrial();
  model.fault = [fault];
  await expect(completeModel(createRequest())).rejects.toThrow();
  expect(await completeModel(createRequest())).toBe('Hello from the model.');
});

test('the caller’s signal aborts the call, before it starts and while it runs', async () => {
  expect(await failures({ signal: AbortSignal.abort() })).toEqual(['stopped', 'stopped']);
  expect(model.calls).toHaveLength(0);
  model.fault = 'silent';
  const started = performance.now();
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), 50);
  await expect(completeModel(createRequest({ signal: leaving.signal }))).rejects.toThrow('stopped');
  expect(performance.now() - started).toBeLessThan(1000);
});

test('the deadline counts from the start of the request', async () => {
  model.fault = 'silent';
  const started = performance.now();
  const call = completeModel(createRequest({ startedAt: started - 1900 }));
  await expect(call).rejects.toThrow('timeout');
  expect(performance.now() - started).toBeLessThan(1000);
});
