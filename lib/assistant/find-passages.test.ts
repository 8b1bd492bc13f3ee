import { findPassages } from './find-passages';
import { passages } from './passages';

const hrefsFor = (question: string, history = [] as { message: string; isUserMessage: boolean }[]) =>
  findPassages(passages, question, history).map(({ href }) => href);

test.each([
  ['What does AI Automation do?', '/solutions#ai-automation'],
  ['how accurate is your sentiment analysis', '/solutions#sentiment-analysis'],
  ['Can you forecast market trends?', '/solutions#market-intelligence'],
  ['Is there a free trial?', '/pricing#trial'],
  ['I want to request a demo', '/contact#demo'],
  ['what is your uptime SLA?', '/pricing#compare'],
  ['How do I contact support?', '/contact#support'],
  ['pricng', '/pricing#plans'],
  ['CAN I DELETE MY DATA???', '/settings#privacy'],
])('%s is answered from %s', (question, href) => {
  expect(hrefsFor(question)).toContain(href);
});

test.each([
  'How tall is the Eiffel tower?',
  '???',
  'the and for',
  '今日の天気は',
  'zzzzqqqq',
  '\u0000',
  '__proto__ constructor',
])('%j is not answered with something else', (question) => {
  expect(hrefsFor(question)).toEqual([]);
});

test('each place is named once, three at most', () => {
  const found = hrefsFor('What does AI Automation do for invoices?');
  expect(new Set(found).size).toBe(found.length);
  expect(found.length).toBeLessThanOrEqual(3);
});

test("'it' is what the question before was about", () => {
  const history = [
    { message: 'What does Sentiment Analysis do?', isUserMessage: true },
    { message: 'It reads tone. You can read more at /solutions#sentiment-analysis.', isUserMessage: false },
  ];
  expect(hrefsFor('how accurate is it?', history)[0]).toBe('/solutions#sentiment-analysis');
  expect(hrefsFor('and what does that cost?', history)[0]).toMatch(/^\/pricing/);
  expect(hrefsFor('Is there a free trial?', history)[0]).toBe('/pricing#trial');
});

test('a message as long as it may be is answered in time', () => {
  findPassages(passages, 'warm');
  const started = performance.now();
  findPassages(passages, 'sentimant analisys prices '.repeat(77).slice(0, 2000));
  findPassages(passages, Array.from({ length: 400 }, (_, n) => `wrd${n}`).join(' '));
  expect(performance.now() - started).toBeLessThan(200);
});
