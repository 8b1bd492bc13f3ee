import * as analyze from '@/app/api/analyze-behavior/route';
import * as user from '@/app/api/user/[id]/route';
import { askModel } from '@/lib/ai/model';
import { ModelError } from '@/lib/ai/model-error';
import { reportAnswer } from '@/lib/ai/provider-health';
import { createVisitor } from '../support/handler-visitor';
import type { ModelFault } from '../support/model-faults';
import { findModelPort, startModelServer, type ModelServer } from '../support/model-server';

// `npm run test:provider-faults` does it a hundred times each, with the deadline that visitors get.
const REPEATS = Number(process.env.FAULT_REPEATS ?? 2);
const DEADLINE_MS = Number(process.env.FAULT_DEADLINE_MS ?? 1000);
const GRACE_MS = 250;
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

/** Each fault, and what the log calls it. */
const FAULTS: Record<ModelFault, string> = {
  reset: 'connection',
  'reset in the body': 'bad-reply',
  silent: 'timeout',
  'stalled body': 'timeout',
  drip: 'timeout',
  'HTML 200': 'bad-reply',
  'HTML called JSON': 'bad-reply',
  null: 'bad-reply',
  'no body': 'bad-reply',
  'empty content': 'bad-reply',
  'blank text': 'bad-reply',
  'wrong types': 'bad-reply',
  'wrong usage': 'bad-reply',
  'tool call': 'bad-reply',
  refusal: 'refused',
  'truncated JSON': 'bad-reply',
  '200 MB': 'too-large',
  '200 MB, announced': 'too-large',
  '200 MB of error': 'status 400',
  redirect: 'status 307',
  400: 'status 400',
  401: 'status 401',
  403: 'status 403',
  413: 'status 413',
  429: 'status 429',
  '429, Retry-After: 1': 'status 429',
  '429, Retry-After: 86400': 'status 429',
  '429, Retry-After: garbage': 'status 429',
  500: 'status 500',
  529: 'status 529',
  'error after 200': 'bad-reply',
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
});
afterAll(() => model.close());
beforeEach(() => {
  model.fault = null;
  model.calls.length = 0;
  mockLines.length = 0;
  reportAnswer();
});

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
  Promise.all(Array.from({ length: REPEATS }, () => timed(work())));

/** The most memory that was in use while the work ran, in MB above what was before. */
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
  expect(readOutcomes()).toEqual(Array(2 * REPEATS).fill(outcome));
  expectSilence();
}

test('without a fault the model answers, and the log has the cost and no words', async () => {
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

test.each(Object.entries(FAULTS) as [ModelFault, string][])(
  '%s: the rules answer within the deadline, and the log says %s',
  async (fault, outcome) => {
    model.fault = fault;
    await expectRulesInTime(outcome);
    expect(model.calls.length).toBeGreaterThanOrEqual(2 * REPEATS);
    expect(model.calls.length).toBeLessThanOrEqual(4 * REPEATS);
  },
  60_000,
);

test('refused: the rules answer within the deadline', async () => {
  await model.close();
  await expectRulesInTime('connection');
  model = await startModelServer(port);
}, 60_000);
