import { constant, contentOf } from '../fixture';
import { checkPlainEnglish } from './plain-english';

const check = (text: string) =>
  checkPlainEnglish(contentOf({ 'home.ts': constant(`{ text: '${text}' }`) })).map(({ message }) => message);

test.each([
  ['The score stands beside it.', '“stands”', '“is” or “appears”'],
  ['Six blocks, the most fitting first.', '“most fitting”', '“matches”, “suits” or “relevant”'],
  ['This site notes pages and clicks.', '“site notes”', '“record”'],
  ['Each decision is kept.', '“kept”', '“saved” or “stored”'],
  ['Ask for the link once more.', '“once more”', '“again”'],
  ['Whoever opens it sees this page.', '“Whoever”', '“anyone who”'],
  ['Whom the standard page is for', '“Whom”', '“who”'],
  ['An invoice arrives by mail', '“mail”', '“email”; what a letter carrier brings is “paper mail”'],
  ['Your work e-mail', '“e-mail”', '“email”; what a letter carrier brings is “paper mail”'],
  ['The firms are made up.', '“firms”', '“company”'],
  ['Your own view changes along.', '“changes along”', '“changes too”'],
  ['Redo the sums', '“the sums”', '“the math” or “numbers”'],
  ['Our database does not answer.', '“does not answer”', '“is not responding” or “no response”'],
  ['A 100 % match', '“0 %”', 'the number and % without a space'],
])('“%s” is not how a native speaker says it', (text, found, better) => {
  expect(check(text)).toEqual([`${found} reads oddly. Plainer English is ${better}.`]);
});

test.each([
  'What the company stands for',
  'A block that stands out',
  'Please note that prices are samples.',
  'It arrives by email or by paper mail.',
  'Call notes and reviews',
  'An answer to your question',
  'A 100% match',
])('“%s” is plain English', (text) => {
  expect(check(text)).toEqual([]);
});
