import { answerLocally, type LocalAnswer } from '@/lib/assistant/answer-locally';
import { askQuestions, readLocalReply } from './ask-questions';
import { readPlaceQuestions, readQuestions, type PlaceQuestion } from './read-questions';
import { listBelowBars, summarizeOutcomes, writeFailures } from './report-outcomes';

type Kind = 'in scope' | 'unknown' | 'polite';
type Result = { kind: Kind; question: PlaceQuestion; answer: LocalAnswer };

const kindOf = ({ answer }: PlaceQuestion): Kind => (typeof answer === 'string' ? answer : 'in scope');

function askAfter({ after = [], ask }: PlaceQuestion): LocalAnswer {
  const history: { message: string; isUserMessage: boolean }[] = [];
  for (const message of after) {
    const { text } = answerLocally({ message, history: [...history] });
    history.push({ message, isUserMessage: true }, { message: text, isUserMessage: false });
  }
  return answerLocally({ message: ask, history });
}

/** A wanted page without a place matches every place on it. */
const isCited = ({ question, answer }: Result, among: number) =>
  answer.hrefs
    .slice(0, among)
    .some((href) => [question.answer].flat().some((wanted) => [href, href.split('#')[0]].includes(wanted)));

/** Saying that the site does not state it is as honest as 'I don't know'. Jokes get a polite reply. */
const isHonest = ({ answer: { kind } }: Result) => ['unknown', 'not-stated', 'polite'].includes(kind);

function findShortfalls(results: readonly Result[]): string[] {
  const bars: [string, Kind, number, (result: Result) => boolean][] = [
    ['the right page comes first', 'in scope', 0.9, (result) => isCited(result, 1)],
    ['it is among the first three', 'in scope', 0.95, (result) => isCited(result, 3)],
    ["'I don't know'", 'unknown', 0.9, isHonest],
  ];
  return bars.flatMap(([name, kind, least, isRight]) => {
    const counted = results.filter((result) => result.kind === kind);
    const missed = counted.filter((result) => !isRight(result));
    return missed.length > counted.length * (1 - least)
      ? [name, ...missed.map(({ question }) => question.ask)]
      : [];
  });
}

test.each(['development', 'calibration'] as const)(
  'the local engine finds the right pages for the %s questions, and admits what it does not know',
  (set) => {
    const results = readPlaceQuestions(set).map((question) => ({
      kind: kindOf(question),
      question,
      answer: askAfter(question),
    }));
    expect(results.length).toBeGreaterThan(90);
    expect(findShortfalls(results)).toEqual([]);
  },
);

test('the local engine answers at least 97% of its development questions right', async () => {
  const questions = readQuestions('development');
  const outcomes = await askQuestions(questions, (asked) => readLocalReply(answerLocally(asked)), {
    now: () => 0,
  });
  const summary = summarizeOutcomes(outcomes);
  expect(listBelowBars(summary, false)).toEqual([]);
  if (summary.verdicts.right < 0.97) throw new Error(writeFailures(outcomes));
});
