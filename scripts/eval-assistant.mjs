import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './fingerprint.mjs';
import { loadTypeScript } from './load-typescript.mjs';

const USAGE = `npm run eval                        asks the engine that needs no model
npm run eval -- --tuning            without the held-out half, and lists what went wrong
npm run eval -- --url <address>     asks a running site, whoever answers there: with a key, the model`;

const { values } = parseArgs({
  options: { tuning: { type: 'boolean' }, url: { type: 'string' }, help: { type: 'boolean' } },
});
const { tuning: isTuning = false, url } = values;

const here = (path) => loadTypeScript(join(root, path));
const { answerLocally } = await here('lib/assistant/answer-locally.ts');
const { answerOverChat, sendOverHttp } = await here('scripts/assistant/answer-over-chat.ts');
const { evaluate, listFailures, percent } = await here('scripts/assistant/evaluate.ts');
const { addedQuestions } = await here('tests/assistant/added-questions.ts');
const { tuningQuestions } = await here('tests/assistant/tuning-questions.ts');
const { heldOutQuestions } = await here('tests/assistant/held-out-questions.ts');

// Who tunes never asks the held-out half, so that nobody tunes on it by accident.
const sets = {
  tuning: tuningQuestions,
  'added to tune on': addedQuestions,
  ...(!isTuning && { 'held-out': heldOutQuestions }),
};

async function report(name, questions) {
  const answer = url ? answerOverChat(sendOverHttp(url)) : answerLocally;
  const result = await evaluate(questions, answer, () => performance.now(), url ? 1 : undefined);
  const { top1, top3, unknown, polite, p99, counts, misses } = result;
  console.log(`${name}, ${questions.length} questions:`);
  console.log(`  right page first        ${percent(top1)} of ${counts.inScope}`);
  console.log(`  among the first three   ${percent(top3)} of ${counts.inScope}`);
  console.log(`  honest 'I don't know'   ${percent(unknown)} of ${counts.unknown}`);
  console.log(`  politeness returned     ${percent(polite)} of ${counts.polite}`);
  console.log(`  slowest answers (p99)   ${p99.toFixed(1)} ms`);
  for (const { ask, wanted, got } of isTuning ? misses : []) {
    console.log(`  - ${ask}\n      wanted ${wanted.join(' ')}\n      got    ${got.join(' ')}`);
  }
  // A model takes its time, and a network too.
  const failures = listFailures(url ? { ...result, p99: 0 } : result);
  for (const failure of failures) console.log(`  BELOW THE BAR: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

if (values.help) {
  console.log(USAGE);
} else {
  answerLocally({ message: 'The index is built at the first question.' });
  for (const [name, questions] of Object.entries(sets)) await report(name, questions);
}
