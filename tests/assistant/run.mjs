import { join } from 'node:path';
import { root } from '../../scripts/set-up/fingerprint.mjs';
import { runCommand } from '../../scripts/shared/console.mjs';
import { loadTypeScript } from '../../scripts/shared/load-typescript.mjs';
import { readOptions } from '../../scripts/shared/read-options.mjs';

const USAGE = `npm test -- eval                        asks the engine that needs no model
npm test -- eval --tuning            without the held-out half, and lists what went wrong
npm test -- eval --url <address>     asks a running site, whoever answers there: with a key, the model`;

async function loadEvaluation() {
  const here = (path) => loadTypeScript(join(root, path));
  return {
    ...(await here('lib/assistant/answer-locally.ts')),
    ...(await here('tests/assistant/answer-over-chat.ts')),
    ...(await here('tests/assistant/evaluate.ts')),
  };
}

/** Who tunes never asks the held-out half, so that nobody tunes on it by accident. */
async function loadQuestions(isTuning) {
  const here = (name) => loadTypeScript(join(root, `tests/assistant/${name}.ts`));
  const { addedQuestions } = await here('added-questions');
  const { tuningQuestions } = await here('tuning-questions');
  const known = { tuning: tuningQuestions, 'added to tune on': addedQuestions };
  if (isTuning) return known;
  return { ...known, 'held-out': (await here('held-out-questions')).heldOutQuestions };
}

/** Prints what came of one set; answers whether it is above every bar. */
async function report(name, questions, { isTuning, url, evaluation }) {
  const { answerLocally, answerOverChat, sendOverHttp, evaluate, listFailures, percent } = evaluation;
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
  return failures.length === 0;
}

async function evaluateAssistant() {
  const options = { tuning: { type: 'boolean', default: false }, url: { type: 'string' } };
  const { tuning: isTuning, url, help: isHelp } = readOptions(USAGE, { options }).values;
  if (isHelp) return void console.log(USAGE);
  const evaluation = await loadEvaluation();
  evaluation.answerLocally({ message: 'The index is built at the first question.' });
  for (const [name, questions] of Object.entries(await loadQuestions(isTuning)))
    if (!(await report(name, questions, { isTuning, url, evaluation }))) process.exitCode = 1;
}

await runCommand(evaluateAssistant);
