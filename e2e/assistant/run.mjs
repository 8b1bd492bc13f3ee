import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/set-up/fingerprint.mjs';
import { runCommand } from '../../scripts/shared/console.mjs';
import { loadTypeScript } from '../../scripts/shared/load-typescript.mjs';
import { readOptions } from '../../scripts/shared/read-options.mjs';

const USAGE = `npm run eval                        asks the local engine, which needs no model, the development, calibration and untouched sets
npm run eval -- --failures          lists the replies that are not right, too
npm run eval -- --held-out          asks the held-out set, once a day at most; the result goes to held-out-runs.jsonl
npm run eval -- --model             with a stand-in for the model that quotes the passages in its prompt
npm run eval -- --url <address>     asks a running site; with an API key, its model replies`;

/** Files whose numbers a reply can contain: the copy, the rules, and the limits of the API. */
const SOURCES = ['lib/content', 'lib/config', 'lib/personalization', 'lib/calls'];

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

/** Committed, so that the limit holds in every checkout and the results have a history. */
const RUNS = join(root, 'e2e/assistant/held-out-runs.jsonl');

/** Questions that are asked after each change teach the engine. */
function refuseSecondRun(today) {
  const runs = existsSync(RUNS) ? readFileSync(RUNS, 'utf8').trim().split('\n') : [];
  if (runs.some((line) => JSON.parse(line).day === today))
    throw new Error(
      'The held-out set was asked today. It is asked once a day at most: use the calibration set.',
    );
}

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
async function report(name, questions, { answer, known, isListed, url, evaluation }) {
  const { askQuestions, listBelowBars, summarizeOutcomes, writeCurve, writeFailures, writeTable } =
    evaluation;
  const options = {
    now: () => performance.now(),
    isKnown: (number) => known.has(number),
    rounds: url ? 1 : 3,
  };
  const outcomes = await askQuestions(questions, answer, options);
  console.log(`${name}, ${questions.length} questions`);
  console.log(writeTable(outcomes));
  if (!url) console.log(`\n${writeCurve(outcomes)}\n`);
  if (isListed) console.log(writeFailures(outcomes));
  const below = listBelowBars(summarizeOutcomes(outcomes), !url);
  for (const bar of below) console.log(`BAR MISSED: ${bar}`);
  console.log('');
  return { isMet: below.length === 0, summary: summarizeOutcomes(outcomes) };
}

async function evaluateAssistant() {
  const options = {
    failures: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
    url: { type: 'string' },
  };
  const { failures, model: isModel, url, help: isHelp, ...others } = readOptions(USAGE, { options }).values;
  const isHeldOut = others['held-out'];
  if (isHelp) return void console.log(USAGE);
  const today = new Date().toISOString().slice(0, 10);
  if (isHeldOut && !url) refuseSecondRun(today);
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
  for (const name of isHeldOut ? ['held-out'] : ['development', 'calibration', 'untouched']) {
    const isListed = failures && name !== 'untouched' && !isHeldOut;
    const options = { answer, known, isListed, url, evaluation };
    const { isMet, summary } = await report(name, readQuestions(name), options);
    if (!isMet) process.exitCode = 1;
    if (isHeldOut && !url) appendFileSync(RUNS, `${JSON.stringify({ day: today, isModel, ...summary })}\n`);
  }
}

await runCommand(evaluateAssistant);
