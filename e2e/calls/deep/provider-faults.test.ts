import * as analyze from '@/app/api/analyze-behavior/route';
import * as user from '@/app/api/user/[id]/route';
import { askModel, openModelClient } from '@/lib/ai/model';
import { ModelError } from '@/lib/ai/model-error';
import { createVisitor } from '../../support/handler-visitor';
import type { ModelFault } from '../../support/model-faults';
import { findModelPort, startModelServer, type ModelServer } from '../../support/model-server';

// FAULT_ROUNDS=20 FAULT_AT_ONCE=5 FAULT_DEADLINE_MS=7800 runs each a hundred times, with the production deadline.
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);
const AT_ONCE = Number(process.env.FAULT_AT_ONCE ?? 2);
const DEADLINE_MS = Number(process.env.FAULT_DEADLINE_MS ?? 1000);
// Tolerance above the deadline.
const GRACE_MS = 450;
const MEMORY_MB = 200;
const KEY = 'sk-ant-this-key-is-in-no-log';

const port = findModelPort();
process.env.LOG_LEVEL = 'trace';
process.env.ANTHROPIC_API_KEY = KEY;
process.env.ANTHROPIC_BASE_URL = `http://127.0.0.1:${port}`;
process.env.ANTHROPIC_DEADLINE_MS = String(DEADLINE_MS);
process.env.ANTHROPIC_TOKENS_PER_MINUTE = '1000000000';

const mockLines: string[] = [];
jest.mock('pino', () => {
  const pino = jest.requireActual('pino');
  const write = (line: string) => void mockLines.push(line);
  return Object.assign((options: object) => pino(options, { write }), pino);
});

// Every call must reach the fault; model.test.ts tests the circuit breaker.
jest.mock('@/lib/ai/provider-health', () => ({
  admitModelCall: () => true,
  reportSuccess() {},
  reportFailure() {},
  abandonProbe() {},
}));

/** Each outcome in the log, with the faults that lead to it. */
const FAULTS: Record<string, readonly ModelFault[]> = {
  connection: ['reset'],
  timeout: ['silent', 'stalled body', 'drip'],
  refused: ['refusal'],
  'too-large': ['200 MB'],
  'bad-reply': [
    ...(['reset in the body', 'HTML 200', 'null', 'empty content', 'blank text', 'tool call'] as const),
    'error after 200',
  ],
  'status 307': ['redirect'],
  'status 400': ['400', '200 MB of error'],
  'status 401': ['401'],
  'status 413': ['413'],
  'status 429': ['429', '429, Retry-After: 86400'],
  'status 500': ['500'],
  'status 529': ['529'],
};

const QUESTION = 'What only this visitor would ask';
const behaviors = {
  totalBehaviors: 4,
  analyzedBehaviors: 4,
  pageViews: 1,
  clickTypes: { 'only-this-visitor': 3 },
  scrollDepth: 71,
};
const BY_RULES = { cluster: 'researcher', confidence: 0.7, source: 'rules' };

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer(port);
  // Loads the library here, so that no fault's time includes it.
  await openModelClient(KEY);
});
afterAll(() => model.close());
beforeEach(forget);

function forget(): void {
  model.fault = null;
  model.calls.length = 0;
  mockLines.length = 0;
}

async function timed<T>(work: Promise<T>): Promise<{ result: T; ms: number }> {
  const started = performance.now();
  const result = await work;
  return { result, ms: performance.now() - started };
}

function sendBehavior() {
  return createVisitor().call(analyze.POST, 'POST', { body: { userId: 1, behaviors } });
}

async function ask(): Promise<string> {
  const turns = [{ role: 'user' as const, content: QUESTION }];
  const { signal } = new AbortController();
  let text = '';
  const pieces = askModel({ purpose: 'chat', system: 'Be brief.', turns, maxTokens: 100, signal });
  for await (const piece of pieces) text += piece;
  return text;
}

const failToAsk = () =>
  ask().then(
    (text) => `answered: ${text}`,
    (error: unknown) => error,
  );

const times = <T>(work: () => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => timed(work())));

/** Peak memory (RSS) while the work ran, in MB above the start. */
async function watchMemory(work: Promise<unknown>): Promise<number> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10);
  await work.finally(() => clearInterval(timer));
  return (most - before) / 1024 ** 2;
}

function expectSilence(): void {
  const log = mockLines.join('');
  expect(log).not.toContain(KEY);
  expect(log).not.toContain('only-this-visitor');
  expect(log).not.toContain(QUESTION);
  expect(log).not.toContain('Overloaded');
  expect(model.calls.filter(({ path }) => path !== '/v1/messages')).toEqual([]);
}

function readOutcomes(): string[] {
  const reports = mockLines.map((line) => JSON.parse(line).model).filter(Boolean);
  return reports.map(({ outcome, status }) => (status ? `${outcome} ${status}` : outcome));
}

async function expectRulesInTime(outcome: string): Promise<void> {
  const analyses = times(sendBehavior);
  const answers = times(failToAsk);
  const other = timed(createVisitor().call(user.GET, 'GET', { params: { id: '1' } }));
  const used = await watchMemory(Promise.all([analyses, answers, other]));
  for (const { result, ms } of await analyses) {
    expect(result).toMatchObject({ status: 200, body: BY_RULES });
    expect(ms).toBeLessThan(DEADLINE_MS + GRACE_MS);
  }
  for (const { result, ms } of await answers) {
    expect(result).toBeInstanceOf(ModelError);
    expect(ms).toBeLessThan(DEADLINE_MS + GRACE_MS);
  }
  expect((await other).result.status).toBe(200);
  expect((await other).ms).toBeLessThan(DEADLINE_MS);
  expect(used).toBeLessThan(MEMORY_MB);
  expect(readOutcomes()).toEqual(Array(2 * AT_ONCE).fill(outcome));
  expectSilence();
}

test('without a fault the model replies, and the log has the cost and no text', async () => {
  model.answer = '{"cluster":"converter","confidence":0.9}';
  expect((await sendBehavior()).body).toEqual({ cluster: 'converter', confidence: 0.9, source: 'model' });
  model.answer = 'Attune is a site that adapts.';
  expect(await ask()).toBe('Attune is a site that adapts.');
  expect(model.calls.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`]);
  const tokens = { input: 100, cacheWrite: 0, cacheRead: 0, output: 20 };
  const lines = mockLines.map((line) => JSON.parse(line).model).filter(Boolean);
  expect(lines).toEqual([
    { purpose: 'analysis', outcome: 'answered', attempts: 1, ms: expect.any(Number), tokens },
    { purpose: 'chat', outcome: 'answered', attempts: 1, ms: expect.any(Number), tokens },
  ]);
  expectSilence();
});

const ROUND_MS = DEADLINE_MS + 10_000;

test.each(
  Object.entries(FAULTS).flatMap(([outcome, faults]) => faults.map((fault) => [fault, outcome] as const)),
)(
  '%s: the rules decide within the deadline, and the log reports %s',
  async (fault, outcome) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      forget();
      model.fault = fault;
      await expectRulesInTime(outcome);
      expect(model.calls.length).toBeGreaterThanOrEqual(2 * AT_ONCE);
      expect(model.calls.length).toBeLessThanOrEqual(4 * AT_ONCE);
    }
  },
  ROUNDS * ROUND_MS,
);

test(
  'connection refused: the rules decide within the deadline',
  async () => {
    await model.close();
    for (let round = 0; round < ROUNDS; round += 1) {
      forget();
      await expectRulesInTime('connection');
    }
    model = await startModelServer(port);
  },
  ROUNDS * ROUND_MS,
);
