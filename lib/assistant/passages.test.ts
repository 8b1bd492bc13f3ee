import { listCalls } from '@/lib/calls/calls';
import { ROUTES } from '@/lib/config/routes';
import { planFeatures } from '@/lib/content/answers/plans';
import { API_CALL_IDS } from '@/lib/content/pages/api-docs';
import { RULES } from '@/lib/personalization/rules';
import { readPassages, readWordings } from './passages';

const passages = readPassages();

test('there are passages for every page, call and rule', () => {
  const hrefs = new Set<string>(passages.map(({ href }) => href));
  for (const route of Object.values(ROUTES)) expect(hrefs).toContain(route);
  for (const id of API_CALL_IDS) expect(hrefs).toContain(`/api#${id}`);
  for (const { id } of RULES) expect(hrefs).toContain(`/features#rule-${id}`);
});

test('no passage is empty, duplicated or filled in wrong', () => {
  for (const { question, text, kind } of passages) {
    expect(question.trim()).not.toBe('');
    expect(text).not.toMatch(/undefined|\[object/);
    if (kind === 'context' || text.startsWith('curl ')) continue;
    expect(text).toMatch(/[\w%][.!?”)]/);
  }
  const lines = passages.map(({ question, href, text }) => `${question} ${href} ${text}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

test('the wordings are of questions and places that exist, and each passage has its own', () => {
  const known = new Set<string>(
    passages.flatMap(({ question, href }) => [question, question.split(': ').at(-1) ?? '', href]),
  );
  const wordings = readWordings();
  expect([...wordings.keys()].filter((key) => !known.has(key))).toEqual([]);
  const few = passages.filter(
    ({ kind, question }) => kind === 'fact' && (wordings.get(question)?.length ?? 0) < 10,
  );
  expect(few.map(({ question }) => question)).toEqual([]);
  expect([...wordings.values()].flat().filter((wording) => wording.includes('{'))).toEqual([]);
});

test('every feature of a plan comes with one plan at least, and no answer about plans has a gap', () => {
  for (const { name } of planFeatures)
    expect(
      passages.some(({ kind, text }) => kind === 'plan' && text.startsWith('Yes') && text.includes(name)),
    ).toBe(true);
  for (const { text } of passages.filter(({ kind }) => kind === 'plan')) {
    expect(text).toMatch(/\w/);
    expect(text).not.toMatch(/ [.,]|\b(?:with|and|in|is|includes?)\.|[{}]/);
  }
});

test.each([
  [
    'What do the plans cost?',
    /^There are three plans: Start is \$290, Grow is \$1,200 and Enterprise is from \$4,800 /,
  ],
  [
    'Does the Enterprise plan include decision records for audits?',
    /^Yes, the Enterprise plan includes decision/,
  ],
  [
    'What does the Grow plan cost?',
    /^The Grow plan is \$1,200 a month .* two products and up to 500,000 visits/,
  ],
  ['Does the Start plan include A/B tests with a holdout?', /^No, .* It comes with Grow and Enterprise\.$/],
  [
    'Does the Start plan include decision records for audits?',
    /^The pricing page lists .* not for the Start/,
  ],
  [
    'What does Market Intelligence cost?',
    /^Market Intelligence .* the one product of the Start plan, at \$290 /,
  ],
])('%s is answered from the data of the plans', (asked, text) => {
  expect(passages.find(({ question }) => question === asked)?.text).toMatch(text);
});

test('the assistant names only endpoints that exist', () => {
  const blank = (path: string) => path.replace(/\{\w+\}?|\b\d+\b/, '{}');
  const known = new Set(['/api/live', '/api/metrics', ...listCalls().map(({ path }) => blank(path))]);
  const named = passages.flatMap(({ text }) => text.match(/\/api\/[\w{}/.-]*\w/g) ?? []);
  expect(named).toContain('/api/chat');
  expect(named.filter((path) => !known.has(blank(path)))).toEqual([]);
});

test('the example bodies of the assistant are valid', () => {
  const examples = passages.flatMap(({ text }) => [
    ...text.matchAll(/-d '([^']+)' "\$SITE(\/api\/[\w-]+)"/g),
  ]);
  expect(examples.length).toBeGreaterThan(0);
  for (const [, body = '', path] of examples) {
    const call = listCalls().find(({ method, path: own }) => method === 'POST' && own === path);
    expect(call?.request?.schema.safeParse(JSON.parse(body)).error).toBeUndefined();
  }
});
