import { SURE } from '@/lib/assistant/confidence';
import { askStrangers, crossValidate, fitWeights, listExamples, summarize } from './evaluate';

// `npm run eval` prints the reply to every stranger's question, and what the confidence is fitted to.

const outcomes = await askStrangers();
for (const { question, answer, rank, isSureRight, isOnScreen } of outcomes) {
  const { set, id, question: asked, accepted, also, expected } = question;
  const verdict = isSureRight
    ? 'right'
    : isOnScreen
      ? 'on a card'
      : answer.kind === 'sure'
        ? 'WRONG'
        : 'missed';
  const judged = (accepted ?? also) ? `${verdict}, passage ${rank + 1}` : 'to be read';
  console.log(`\n${set}${id} ${asked}\n[${answer.kind}: ${judged}] ${expected}\n${answer.text}`);
}

console.log('\n', summarize(outcomes));
const withPattern = outcomes.filter(({ question }) => question.accepted !== null);
console.log('With a pattern of the judges', summarize(withPattern));

const examples = await listExamples();
const validated = crossValidate(examples);
const sorted = validated.toSorted((one, other) => other.confidence - one.confidence);
console.log(`\nWeights: ${fitWeights(examples).map((weight) => weight.toFixed(2))}`);
for (const threshold of [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.6, SURE]) {
  const sure = sorted.filter(({ confidence }) => confidence >= threshold);
  const wrong = sure.filter(({ isRight }) => !isRight).length;
  console.log(`Confidence of ${threshold} and more: ${sure.length} of ${sorted.length}, ${wrong} wrong`);
}
