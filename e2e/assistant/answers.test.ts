import { answerLocally, type LocalAnswer } from '@/lib/assistant/answer-locally';
import { askQuestions, readLocalReply } from './ask-questions';
import { readPlaceQuestions, readQuestions, type PlaceQuestion } from './read-questions';
import { summarizeOutcomes, writeFailures } from './report-outcomes';

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
const isCited = ({ question, answer }: Result) =>
  answer.hrefs.some((href) =>
    [question.answer].flat().some((wanted) => [href, href.split('#')[0]].includes(wanted)),
  );

/** Saying that the site does not state it is as honest as 'I don't know'. Jokes get a polite reply. */
const isHonest = ({ answer: { kind } }: Result) => ['unknown', 'not-stated', 'polite'].includes(kind);

function measure(results: readonly Result[]) {
  const share = (kind: Kind, isRight: (result: Result) => boolean) => {
    const counted = results.filter((result) => result.kind === kind);
    return counted.filter(isRight).length / counted.length;
  };
  return { right: share('in scope', isCited), honest: share('unknown', isHonest) };
}

test.each([
  ['development', 0.8, 0.8],
  ['calibration', 0.75, 0.8],
] as const)('the %s questions lead to the right pages, or to an honest line', (set, right, honest) => {
  const measured = measure(
    readPlaceQuestions(set).map((question) => ({
      kind: kindOf(question),
      question,
      answer: askAfter(question),
    })),
  );
  expect(measured.right).toBeGreaterThanOrEqual(right);
  expect(measured.honest).toBeGreaterThanOrEqual(honest);
});

/** The shares that the engine reaches today, which a change must not lower. */
test.each([
  ['development', 0.81, 0.09],
  ['calibration', 0.77, 0.1],
] as const)('of the %s questions enough are answered right, and few wrong', async (set, right, wrong) => {
  const outcomes = await askQuestions(readQuestions(set), (asked) => readLocalReply(answerLocally(asked)), {
    now: () => 0,
  });
  const { verdicts } = summarizeOutcomes(outcomes);
  if (verdicts.right < right || verdicts.wrong > wrong) throw new Error(writeFailures(outcomes));
  expect(verdicts.invented + verdicts.leak).toBe(0);
  const sure = outcomes.filter(({ reply }) => reply.band === 'sure');
  const wrongWhenSure = sure.filter(({ judgment }) => judgment.verdict === 'wrong');
  expect(wrongWhenSure.length / sure.length).toBeLessThanOrEqual(0.025);
});
