import { answerLocally } from '@/lib/assistant/answer-locally';
import { askQuestions, readLocalReply } from './ask-questions';
import { tunedQuestions } from './questions/tuned-questions';
import { listBelowBars, summarizeOutcomes, writeFailures } from './report-outcomes';

test('the local engine answers at least 97% of its tuning questions right', async () => {
  const outcomes = await askQuestions(tunedQuestions, (asked) => readLocalReply(answerLocally(asked)), {
    now: () => 0,
  });
  const summary = summarizeOutcomes(outcomes);
  expect(listBelowBars(summary, false)).toEqual([]);
  if (summary.verdicts.right < 0.97) throw new Error(writeFailures(outcomes));
});
