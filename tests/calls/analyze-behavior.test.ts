import * as analyze from '@/app/api/analyze-behavior/route';
import {
  ANALYSIS_FORMAT,
  ANALYSIS_INSTRUCTIONS,
  ANALYSIS_MAX_TOKENS,
  analyzeBehavior,
} from '@/lib/ai/analyze';
import { estimateUsage } from '@/lib/ai/usage-budget';
import { readEnv } from '@/lib/config/env';
import { openDatabase } from '@/lib/db/client';
import { testRefusals } from '../support/calls/call-fixtures';
import { lockDatabase } from '../support/database/database-trouble';
import { createVisitor } from '../support/calls/handler-visitor';
import { findModelPort, startModelServer, type ModelServer } from '../support/servers/model-server';
import { alternateInstances } from '../support/site/two-instances';

const port = findModelPort();
process.env.ANTHROPIC_API_KEY = 'sk-ant-test';
process.env.ANTHROPIC_BASE_URL = `http://127.0.0.1:${port}`;

const ALLOWANCE = 30_000;
const behaviors = {
  totalBehaviors: 3,
  analyzedBehaviors: 3,
  pageViews: 1,
  clickTypes: { cta: 3 },
  scrollDepth: 20,
};
const BY_RULES = { cluster: 'converter', confidence: 0.8, source: 'rules' };

const ANALYSIS = {
  system: ANALYSIS_INSTRUCTIONS,
  turns: [{ role: 'user' as const, content: JSON.stringify(behaviors) }],
  answerFormat: ANALYSIS_FORMAT,
  maxTokens: ANALYSIS_MAX_TOKENS,
};

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer(port);
});
afterAll(() => model.close());
beforeEach(async () => {
  model.calls.length = 0;
  await (await openDatabase()).tokenUsage.deleteMany();
});

async function send(summary: unknown = behaviors, cookie = ''): Promise<unknown> {
  const body = { userId: 1, behaviors: summary };
  const answer = await createVisitor(cookie).call(analyze.POST, 'POST', { body });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Tokens counted against the budget. Polls for up to 2 s because calls settle asynchronously. */
async function readUsage(expected: number): Promise<number> {
  const database = await openDatabase();
  const until = Date.now() + 2000;
  for (;;) {
    const { _sum } = await database.tokenUsage.aggregate({ _sum: { tokens: true } });
    if (_sum.tokens === expected || Date.now() > until) return _sum.tokens ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('the model decides; an unknown cluster counts as explorer, an impossible confidence as 0.5', async () => {
  model.answer = '{"cluster":"researcher","confidence":0.9}';
  expect(await send()).toEqual({ cluster: 'researcher', confidence: 0.9, source: 'model' });
  model.answer = '{"cluster":"buyer","confidence":7,"html":"<script>"}';
  expect(await send()).toEqual({ cluster: 'explorer', confidence: 0.5, source: 'model' });
});

test.each(['{"cluster":5}', '{}', 'null', '[]', '"researcher"', 'researcher', '{"cluster":"resea', '1e999'])(
  'the reply %s is invalid, so the rules decide',
  async (answer) => {
    model.answer = answer;
    expect(await send()).toEqual(BY_RULES);
  },
);

test('the model sees counts and nothing else about the visitor', async () => {
  model.answer = '{"cluster":"explorer"}';
  await send();
  const [call] = model.calls;
  expect(call?.body.messages).toEqual([{ role: 'user', content: JSON.stringify(behaviors) }]);
  expect(JSON.stringify(call?.headers)).not.toContain('cookie');
});

test('the model is called only if the visitor consented', async () => {
  model.answer = '{"cluster":"researcher","confidence":0.9}';
  expect(await send(behaviors, 'consent=no')).toEqual(BY_RULES);
  expect(model.calls).toHaveLength(0);
  expect(await send(behaviors, 'consent=yes')).toMatchObject({ cluster: 'researcher', source: 'model' });
});

test('the token counts of the provider are stored, cache tokens included', async () => {
  model.answer = '{"cluster":"explorer"}';
  model.usage = {
    input_tokens: 100,
    cache_creation_input_tokens: 40,
    cache_read_input_tokens: 300,
    output_tokens: 5,
  };
  await send();
  expect(await readUsage(445)).toBe(445);
});

test.each([
  ['529', 0],
  ['connection cut in the body', estimateUsage(ANALYSIS)],
] as const)('after %s, %i tokens of the reservation stay spent', async (fault, expected) => {
  model.fault = fault;
  expect(await send()).toEqual(BY_RULES);
  model.fault = null;
  expect(await readUsage(expected)).toBe(expected);
});

test('two instances and rotating cookies stay within the budget per minute, and the rules decide the rest', async () => {
  const endInstances = await alternateInstances();
  model.answer = '{"cluster":"explorer","confidence":0.6}';
  model.usage = { input_tokens: 700, output_tokens: 60 };
  try {
    const answers = [];
    for (let wave = 0; wave < 5; wave += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 40 }, () => send()))));
    }
    const byModel = answers.filter((answer) => (answer as { source: string }).source === 'model').length;
    expect(byModel).toBe(model.calls.length);
    expect(byModel * 760).toBeLessThanOrEqual(0.8 * ALLOWANCE);
    expect(byModel).toBeGreaterThan(20);
    expect(answers).toHaveLength(200);
    expect(await send()).toEqual(BY_RULES);
  } finally {
    await endInstances();
  }
});

test('a caller that aborts while the database is slow spends no tokens', async () => {
  model.answer = '{"cluster":"explorer"}';
  model.usage = { input_tokens: 100, output_tokens: 20 };
  const unlock = await lockDatabase('TokenUsage');
  const leaving = new AbortController();
  const calls = [1, 2, 3].map(() => analyzeBehavior(behaviors, leaving.signal));
  setTimeout(() => leaving.abort(), 50);
  expect(await Promise.all(calls)).toEqual([BY_RULES, BY_RULES, BY_RULES]);
  await unlock();
  expect(await send()).toMatchObject({ source: 'model' });
  expect(model.calls).toHaveLength(1);
  expect(await readUsage(120)).toBe(120);
});

const QUIET = { totalBehaviors: 0, analyzedBehaviors: 0, pageViews: 0, clickTypes: {}, scrollDepth: 0 };

describe('without a key', () => {
  beforeAll(() => Object.assign(readEnv(), { anthropicApiKey: undefined }));
  afterAll(() => Object.assign(readEnv(), { anthropicApiKey: 'sk-ant-test' }));

  test('the rules decide', async () => {
    expect(await send({ ...QUIET, scrollDepth: 71, clickTypes: { cta: 3 } })).toEqual({
      ...{ cluster: 'researcher', confidence: 0.7, source: 'rules' },
    });
  });

  test('a list of events is summarized from its last 20', async () => {
    const clicks = Array(4).fill({ eventType: 'click', eventData: { elementType: 'cta' } });
    const views = Array(20).fill({ eventType: 'pageview', eventData: {} });
    expect(await send([...views, ...clicks])).toMatchObject({ cluster: 'converter' });
    expect(await send([...clicks, ...views])).toMatchObject({ cluster: 'explorer' });
    expect(await send([])).toMatchObject({ cluster: 'explorer', confidence: 0.5 });
  });
});

testRefusals(analyze.POST, 'POST', [
  [{ userId: 1 }, 'behaviors'],
  [{ userId: 1, behaviors: 'x' }, 'behaviors'],
  [{ userId: 1, behaviors: { ...QUIET, extra: 1 } }, 'behaviors.extra'],
  [{ userId: 1, behaviors: { ...QUIET, pageViews: -1 } }, 'behaviors.pageViews'],
  [{ userId: 1, behaviors: { ...QUIET, scrollDepth: 101 } }, 'behaviors.scrollDepth'],
  [{ userId: 1, behaviors: { ...QUIET, clickTypes: { cta: 'x' } } }, 'behaviors.clickTypes.cta'],
  [{ userId: 1, behaviors: [{ eventType: 'hover', eventData: {} }] }, 'behaviors.0.eventType'],
  [{ userId: 1, behaviors: [{ eventType: 'scroll', eventData: {} }] }, 'behaviors.0.eventData.depth'],
  [{ userId: 1, behaviors: Array(201).fill({ eventType: 'pageview' }) }, 'behaviors'],
]);
