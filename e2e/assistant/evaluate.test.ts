import { answerLocally, type LocalAnswer } from '@/lib/assistant/answer-locally';
import type { EvalQuestion } from './eval-question';
import { addedQuestions } from './added-questions';
import { heldOutQuestions } from './held-out-questions';
import { tuningQuestions } from './tuning-questions';
import { evaluate, listFailures } from './evaluate';

let clock = 0;
const now = () => (clock += 1);
const says = (kind: LocalAnswer['kind'], ...hrefs: LocalAnswer['hrefs']) => ({ kind, text: 'x', hrefs });

test.each([
  ['tuning', tuningQuestions],
  ['added', addedQuestions],
  ['held-out', heldOutQuestions],
])('the %s questions meet the bars', async (_, questions) => {
  answerLocally({ message: 'The index is built at the first question.' });
  // Only `npm run eval` measures time, because nothing else runs then.
  expect(listFailures(await evaluate(questions, answerLocally, now))).toEqual([]);
});

test('at least eighty questions, none of them twice', () => {
  const asked = [...tuningQuestions, ...heldOutQuestions].map(({ ask, ...rest }) =>
    JSON.stringify([rest, ask]),
  );
  expect(asked.length).toBeGreaterThanOrEqual(80);
  expect(new Set(asked).size).toBe(asked.length);
});

test.each<[EvalQuestion['answer'], LocalAnswer, boolean]>([
  [['/pricing'], says('found', '/pricing#plans'), true],
  [['/pricing#trial'], says('found', '/pricing#plans', '/pricing#trial'), false],
  [['/pricing'], says('unknown'), false],
  ['unknown', says('unknown'), true],
  ['unknown', says('found', '/pricing'), false],
  ['polite', says('polite'), true],
])('wanted %j, given %j: right is %s', async (answer, given, isRight) => {
  const { misses } = await evaluate([{ ask: 'q', answer }], () => given, now);
  expect(misses.length === 0).toBe(isRight);
});

test('an engine that always says the same fails', async () => {
  const result = await evaluate(tuningQuestions, () => says('found', '/pricing'), now);
  expect(listFailures(result)).toHaveLength(3);
  const slow = await evaluate(tuningQuestions, answerLocally, () => (clock += 100));
  expect(listFailures(slow)).toHaveLength(1);
});

test('earlier questions are asked first and become the history', async () => {
  const seen: string[][] = [];
  const questions: EvalQuestion[] = [{ after: ['a', 'b'], ask: 'c', answer: ['/'] }];
  await evaluate(
    questions,
    ({ message, history = [] }) => {
      seen.push([...history.map((turn) => turn.message), message]);
      return says('found', '/');
    },
    now,
  );
  expect(seen[0]).toEqual(['a']);
  expect(seen[1]).toEqual(['a', 'x', 'b']);
  expect(seen.at(-1)).toEqual(['a', 'x', 'b', 'x', 'c']);
});
