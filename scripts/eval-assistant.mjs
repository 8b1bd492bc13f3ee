import { join } from 'node:path';
import { root } from './fingerprint.mjs';
import { loadTypeScript } from './load-typescript.mjs';

const here = (path) => loadTypeScript(join(root, path));
const { answerLocally } = await here('lib/assistant/answer-locally.ts');
const { evaluate, listFailures, percent } = await here('scripts/assistant/evaluate.ts');
const { addedQuestions } = await here('tests/assistant/added-questions.ts');
const { tuningQuestions } = await here('tests/assistant/tuning-questions.ts');
const { heldOutQuestions } = await here('tests/assistant/held-out-questions.ts');

/** With --tuning the held-out half is not even asked, so that nobody tunes on it by accident. */
const isTuning = process.argv.includes('--tuning');
const halves = { tuning: tuningQuestions, added: addedQuestions, ...(!isTuning && { 'held-out': heldOutQuestions }) };

answerLocally({ message: 'The index is built at the first question.' });
for (const [name, questions] of Object.entries(halves)) {
  const result = await evaluate(questions, answerLocally, () => performance.now());
  const { top1, top3, unknown, polite, p99, counts, misses } = result;
  const failures = listFailures(result);
  console.log(`${name} half, ${questions.length} questions:`);
  console.log(`  right page first        ${percent(top1)} of ${counts.inScope}`);
  console.log(`  among the first three   ${percent(top3)} of ${counts.inScope}`);
  console.log(`  honest 'I don't know'   ${percent(unknown)} of ${counts.unknown}`);
  console.log(`  politeness returned     ${percent(polite)} of ${counts.polite}`);
  console.log(`  slowest answers (p99)   ${p99.toFixed(1)} ms`);
  if (isTuning) {
    for (const { ask, wanted, got } of misses) {
      console.log(`  - ${ask}\n      wanted ${wanted.join(' ')}\n      got    ${got.join(' ')}`);
    }
  }
  for (const failure of failures) console.log(`  BELOW THE BAR: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}
