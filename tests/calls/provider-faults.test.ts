import * as analyze from '@/app/api/analyze-behavior/route';
import * as chat from '@/app/api/chat/route';
import * as user from '@/app/api/user/[id]/route';
import { openModelClient } from '@/lib/ai/model';
import { answerLocally } from '@/lib/assistant/answer-locally';
import { chatMessagesSchema } from '@/lib/calls/chat';
import { productNames } from '@/lib/content/product-names';
import { createVisitor } from '../support/calls/handler-visitor';
import { findModelPort, startModelServer, type ModelServer } from '../support/servers/model-server';

const DEADLINE_MS = 1000;
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

const QUESTION = `What does ${productNames['sentiment-analysis']} do?`;
let LOCAL = '';
beforeAll(async () => {
  LOCAL = (await answerLocally({ message: QUESTION })).text;
});

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
  await openModelClient();
});
afterAll(() => model.close());

/** A reply of the model closes the circuit, which each fault brings nearer to opening. */
beforeEach(async () => {
  Object.assign(model, { fault: null, stopReason: 'end_turn', answer: '{"cluster":"explorer"}' });
  expect(await analyzeBehavior()).toMatchObject({ source: 'model' });
  model.calls.length = 0;
  mockLines.length = 0;
});

async function analyzeBehavior(): Promise<unknown> {
  return (await createVisitor().call(analyze.POST, 'POST', { body: { userId: 1, behaviors } })).body;
}

async function ask(): Promise<string | undefined> {
  const { body } = await createVisitor().call(chat.POST, 'POST', { body: { userId: 1, message: QUESTION } });
  return chatMessagesSchema.parse(body)[1]?.message;
}

async function takeTime(work: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work;
  return performance.now() - started;
}

/** Peak memory (RSS) while the work ran, in MB above the start. */
async function watchMemory(work: Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10);
  await work.finally(() => clearInterval(timer));
  return (most - before) / 1024 ** 2;
}

const readReports = () => mockLines.map((line) => JSON.parse(line).model).filter(Boolean);

/** No log contains the key, a visitor's words or what the provider quoted of them. */
function expectSilence(): void {
  const log = mockLines.join('');
  for (const secret of [KEY, 'only-this-visitor', QUESTION]) expect(log).not.toContain(secret);
  expect(model.calls.filter(({ path }) => path !== '/v1/messages')).toEqual([]);
}

async function expectLocalAnswers(outcome: string): Promise<void> {
  const answers = [ask(), ask()];
  const analyses = [analyzeBehavior(), analyzeBehavior()];
  const times = Promise.all([...answers, ...analyses].map(takeTime));
  const other = takeTime(createVisitor().call(user.GET, 'GET', { params: { id: '1' } }));
  expect(await watchMemory(Promise.all([times, other]))).toBeLessThan(MEMORY_MB);
  expect(await Promise.all(answers)).toEqual([LOCAL, LOCAL]);
  expect(await Promise.all(analyses)).toEqual([BY_RULES, BY_RULES]);
  expect(Math.max(...(await times))).toBeLessThan(DEADLINE_MS + GRACE_MS);
  expect(await other).toBeLessThan(DEADLINE_MS);
  const outcomes = readReports().map(({ outcome, status }) => (status ? `${outcome} ${status}` : outcome));
  expect(outcomes).toEqual(Array(4).fill(outcome));
  expectSilence();
}

test('without a fault the model replies, and the log has the cost and no text', async () => {
  model.answer = '{"cluster":"converter","confidence":0.9}';
  expect(await analyzeBehavior()).toEqual({ cluster: 'converter', confidence: 0.9, source: 'model' });
  model.answer = 'It reads tone by topic.';
  expect(await ask()).toMatch(/^It reads tone by topic\./);
  expect(model.calls.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`]);
  const tokens = { input: 100, cacheWrite: 0, cacheRead: 0, output: 20 };
  expect(readReports()).toEqual([
    { purpose: 'analysis', outcome: 'answered', ms: expect.any(Number), tokens },
    { purpose: 'chat', outcome: 'answered', ms: expect.any(Number), tokens },
  ]);
  expectSilence();
});

test.each([
  ['connection cut', 'connection'],
  ['connection cut in the body', 'bad-reply'],
  ['silent', 'timeout'],
  ['stalled body', 'timeout'],
  ['slow body', 'timeout'],
  ['HTML', 'bad-reply'],
  ['null', 'bad-reply'],
  ['wrong shape', 'bad-reply'],
  ['200 MB', 'bad-reply'],
  ['200 MB of error', 'status 400'],
  ['redirect', 'connection'],
  ['401', 'status 401'],
  ['429, Retry-After: 30', 'status 429'],
  ['529', 'status 529'],
] as const)('%s: the visitor gets the local answer in time, and the log says %s', async (fault, outcome) => {
  model.fault = fault;
  await expectLocalAnswers(outcome);
  expect(model.calls).toHaveLength(4);
});

test('a refusal: the visitor gets the local answer', async () => {
  model.stopReason = 'refusal';
  await expectLocalAnswers('refused');
});

test('invented claims: the visitor gets the local answer, and the log says which kind', async () => {
  model.answer = 'It costs $12 per month and comes from Acme.';
  expect(await ask()).toBe(LOCAL);
  expect(mockLines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ purpose: 'chat', invention: 'number' }),
  );
});

test('nobody listens: the visitor gets the local answer at once', async () => {
  await model.close();
  await expectLocalAnswers('connection');
  model = await startModelServer(port);
});
