import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/set-up/fingerprint.mjs';
import { runCommand } from '../../scripts/shared/console.mjs';
import { loadTypeScript } from '../../scripts/shared/load-typescript.mjs';
import { readOptions } from '../../scripts/shared/read-options.mjs';

const USAGE = `npm run eval                        asks the local engine, which needs no model, both sets of questions
npm run eval -- --tuned             only the tuned set, and lists the wrong replies
npm run eval -- --model             both sets, with a stand-in for the model that quotes the passages in its prompt
npm run eval -- --url <address>     asks a running site; with an API key, its model replies`;

/** Files whose numbers a reply can contain: the copy, the rules, and the limits of the API. */
const SOURCES = ['lib/content', 'lib/contracts', 'lib/config', 'lib/personalization', 'lib/api'];

async function loadEvaluation() {
  const here = (path) => loadTypeScript(join(root, path));
  return {
    ...(await here('lib/assistant/answer-locally.ts')),
    ...(await here('e2e/assistant/ask-questions.ts')),
    ...(await here('e2e/assistant/ask-site.ts')),
    ...(await here('e2e/assistant/ask-stand-in.ts')),
    ...(await here('e2e/assistant/judge-answer.ts')),
    ...(await here('e2e/assistant/read-questions.ts')),
    ...(await here('e2e/assistant/report-outcomes.ts')),
  };
}

/** With --tuned the held-out set is not even read, so that nobody tunes on it by accident. */
const listSets = (isTuned) => (isTuned ? ['tuned'] : ['tuned', 'held-out']);

/** Numbers as written, and as the pages print them: shares as percentages, and thousands with a K. */
function readKnownNumbers(listNumbers) {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(root, folder, name)),
  ).filter(
    (file) =>
      file.endsWith('.ts') && !file.endsWith('.test.ts') && !/content[\\/](?:assistant|answers)/.test(file),
  );
  const written = files.flatMap((file) => listNumbers(readFileSync(file, 'utf8').replaceAll('_', '')));
  const printed = written.flatMap((number) => {
    const value = Number(number);
    return [value < 1 ? value * 100 : value, value / 1000].map((shown) => shown.toFixed(1));
  });
  return new Set([...written, ...printed]);
}

/** Prints the results of one set. Returns whether it meets every bar. */
async function report(name, questions, { answer, known, isTuned, url, evaluation }) {
  const { askQuestions, listBelowBars, summarizeOutcomes, writeFailures, writeTable } = evaluation;
  const options = {
    now: () => performance.now(),
    isKnown: (number) => known.has(number),
    rounds: url ? 1 : 3,
  };
  const outcomes = await askQuestions(questions, answer, options);
  console.log(`${name}, ${questions.length} questions`);
  console.log(writeTable(outcomes));
  if (isTuned) console.log(writeFailures(outcomes));
  const below = listBelowBars(summarizeOutcomes(outcomes), !url);
  for (const bar of below) console.log(`BAR MISSED: ${bar}`);
  console.log('');
  return below.length === 0;
}

async function evaluateAssistant() {
  const options = {
    tuned: { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
    url: { type: 'string' },
  };
  const { tuned: isTuned, model: isModel, url, help: isHelp } = readOptions(USAGE, { options }).values;
  if (isHelp) return void console.log(USAGE);
  if (isModel) process.env.ANTHROPIC_API_KEY = 'for-the-stand-in';
  const evaluation = await loadEvaluation();
  const {
    answerLocally,
    askSite,
    askStandInModel,
    listNumbers,
    readLocalReply,
    readQuestions,
    sendOverHttp,
  } = evaluation;
  const askLocally = isModel ? askStandInModel : (query) => readLocalReply(answerLocally(query));
  const answer = url ? askSite(sendOverHttp(url)) : askLocally;
  if (!url) answerLocally({ message: 'The index is built at the first question.' });
  const known = readKnownNumbers(listNumbers);
  for (const name of listSets(isTuned))
    if (!(await report(name, readQuestions(name), { answer, known, isTuned, url, evaluation })))
      process.exitCode = 1;
}

await runCommand(evaluateAssistant);
