import { composeAnswer } from './compose-answer';
import { findPassages } from './find-passages';
import { passages } from './passages';

test.each([
  ['What does AI Automation do?', '/solutions#ai-automation'],
  ['how accurate is your sentiment analysis', '/solutions#sentiment-analysis'],
  ['Can you forecast market trends?', '/solutions#market-intelligence'],
  ['Is there a free trial?', '/pricing'],
  ['I want to request a demo', '/contact'],
  ['what is your uptime SLA?', '/solutions'],
  ['How do I contact support?', '/contact'],
])('%s is answered from %s', (question, href) => {
  expect(composeAnswer(findPassages(passages, question))).toContain(`read more at ${href}.`);
});

test.each(['How tall is the Eiffel tower?', '???', 'hello', 'the and for', '今日の天気は'])(
  '%s is not answered with something else',
  (question) => {
    expect(composeAnswer(findPassages(passages, question))).toBe(
      "I don't know the answer to that. Our team can help: the addresses are on /contact.",
    );
  },
);

test('a second page is named when it helps too', () => {
  const [first, second] = [
    { title: 'A', href: '/pricing', text: 'One.' },
    { title: 'B', href: '/cases', text: 'Two.' },
  ] as const;
  expect(composeAnswer([first, second])).toBe('One. You can read more at /pricing. See also /cases.');
  expect(composeAnswer([first, first])).toBe('One. You can read more at /pricing.');
});
