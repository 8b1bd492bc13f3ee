import { isMasked, maskQuestion } from './group-questions';

const KNOWN = new Set(
  'i am a developer where is your office do you work with salesforce the api of developers new here from at mail my this call me first'.split(
    ' ',
  ),
);
const mask = (question: string) => maskQuestion(question, (word) => KNOWN.has(word));

test.each([
  ['Mail me at ann.example+x@company.example, please', 'Mail me at [address], please'],
  ['see https://company.example/?id=5 or www.company.example', 'see [link] or [link]'],
  ['call +49 (30) 1234-567 or 030/1234567', 'call [number] or [number]'],
  ['my number is 0049 171 23 45 678', 'my number is [number]'],
  [
    'customer 4711007, order AB-12-9931, key sk-ant-a1b2c3',
    'customer [number], order [number], key [number]',
  ],
  ['born 12.03.1979', 'born [number]'],
  ['we have 12,500 visits', 'we have [number] visits'],
  ['my name is ann lee, where is your office', 'my name is [name], where is your office'],
  ['My first name is Grace', 'My first name is [name]'],
  ['mein Name ist jürgen', 'mein [name] ist [name]'],
  ['Ann here, where is your office', '[name] here, where is your office'],
  ['I am ann lee from acme', 'I am [name] from [name]'],
  ["i'm josé-maría. where is your office?", "i'm [name]. where is your office?"],
  ['This is Ann O’Neill at Acme', 'This is [name] at [name]'],
  ['can dr. miller call me', 'can dr. [name] call me'],
  ['Do you work with Zendesk?', 'Do you work with [name]?'],
  ['ask @ann_lee', 'ask [name]'],
  ['where\u0007 is\nit\u001b[2J', 'where is it [2J'],
])('%j is shown as %j', (question, masked) => {
  expect(mask(question)).toBe(masked);
});

test.each([
  'Where is your office?',
  'I am a developer',
  'I am new here',
  'Do you work with Salesforce?',
  'What does it cost for 50 people, 500+ enterprises or $4,800 a month?',
  'is there a 99.9% uptime sla', // not a claim
  'what happens on day 31, 24/7?',
])('%j contains nothing personal', (question) => {
  const known = (word: string) => KNOWN.has(word) || word === 'what';
  expect(maskQuestion(question, known)).toBe(question);
  expect(isMasked(question)).toBe(false);
});
