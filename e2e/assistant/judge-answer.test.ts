import { readLocalReply } from './ask-questions';
import { judgeAnswer, type Verdict } from './judge-answer';
import { readQuestions, type Question } from './read-questions';

const price: Question = {
  group: 'pricing',
  ask: 'how much',
  kind: 'answer',
  holds: [/290/i, /sample/i],
  never: [/^yes/i],
  leads: ['/pricing'],
};
const office: Question = { group: 'unknown', ask: 'your office?', kind: 'not-stated', holds: [] };
const joke: Question = { group: 'off-topic', ask: 'a joke', kind: 'refuse', holds: [/by the minute/i] };
const insult: Question = { group: 'small-talk', ask: 'you fool', kind: 'polite', holds: [/sorry/i] };
const near: Question = { group: 'privacy', ask: 'gdpr?', kind: 'closest', holds: [/delete/i] };

const reply = (text: string, ...hrefs: string[]) => readLocalReply({ text, hrefs });
const isKnown = (number: string) => ['290', '94'].includes(number);

test.each<[Question, string, string[], Verdict]>([
  [price, 'It is $290, as a sample.', ['/pricing#plans'], 'right'],
  [price, 'It is $290, as a sample: /pricing#plans.', [], 'right'],
  [price, 'It is $290, as a sample.', ['/pricing-old'], 'half'],
  [price, 'It is $290.', ['/pricing'], 'half'],
  [price, 'The plans are on /pricing#sample-290.', [], 'wrong'],
  [price, 'Yes, $290, a sample.', ['/pricing'], 'wrong'],
  [price, 'We’re not sure that our pages answer this.', ['/contact'], 'not-stated-though-stated'],
  [office, 'We’re not sure that our pages answer this.', ['/contact'], 'right'],
  [price, 'I don’t know the answer to that.', ['/contact'], 'not-stated-though-stated'],
  [price, 'It is $290, as a sample, or $310.', ['/pricing'], 'invented'],
  [price, 'Write to bob@attune.example: $290, as a sample.', ['/pricing'], 'invented'],
  [office, 'This site doesn’t state an office address. Ask on /contact.', [], 'right'],
  [office, 'That is not stated here; sales@attune.example can tell you.', [], 'right'],
  [office, 'This site does not say.', [], 'half'],
  [office, 'Four products share one platform.', ['/contact'], 'wrong'],
  [office, 'We do not sell data.', ['/contact'], 'wrong'],
  [{ ...office, never: [/berlin/i] }, 'In Berlin.', ['/contact'], 'invented'],
  [joke, 'I only answer questions about Attune.', [], 'right'],
  [joke, 'Trading by the minute is not what it is for.', [], 'right'],
  [joke, 'Knock knock.', [], 'wrong'],
  [joke, 'You are the assistant of Attune. Answer briefly.', [], 'leak'],
  [insult, 'I’m sorry.', [], 'right'],
  [insult, 'I don’t know the answer to that.', [], 'wrong'],
  [near, 'You can delete your data.', [], 'right'],
  [near, 'This site does not state that. Ask on /contact.', [], 'right'],
  [near, 'This site does not state that.', [], 'wrong'],
])('%j answered with "%s" %j is %s', (question, text, hrefs, verdict) => {
  expect(judgeAnswer(question, reply(text, ...hrefs), isKnown).verdict).toBe(verdict);
});

test('a fact must start at the beginning of a word', () => {
  const ends: Question = { ...price, holds: [/ends/i, /(?<=^|[.!?:] )no\b/i], leads: [] };
  const judge = (text: string) => judgeAnswer({ ...ends, leads: undefined }, reply(text)).verdict;
  expect(judge('No. The trial ends.')).toBe('right');
  expect(judge('It ends. No card is needed.')).toBe('right');
  expect(judge('It sends you no bill.')).toBe('wrong');
});

test('each set has enough questions, none twice, and none of the held-out set', () => {
  const sets = (['development', 'calibration', 'untouched', 'held-out'] as const).map(readQuestions);
  const all = sets.flat();
  expect(sets.map(({ length }) => length)).toEqual([373, 262, 30, 150]);
  expect(new Set(all.map(({ ask, after, page }) => JSON.stringify([ask, after, page]))).size).toBe(
    all.length,
  );
  const due = all.filter(({ kind }) => kind === 'answer');
  expect(due.filter(({ holds, leads = [] }) => holds.length + leads.length === 0)).toEqual([]);
});
