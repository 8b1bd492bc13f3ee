import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root } from '../shared/fingerprint.mjs';
import { StepError } from '../shared/console.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';

const FILE = 'lib/content/experiments.ts';
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const today = () => new Date().toISOString().slice(0, DAY_LENGTH);

const loadEdits = () => loadTypeScript('scripts/experiments/edit-declarations.ts');

/** Writes the file, formatted where Prettier is installed. */
async function write(change) {
  const path = join(root, FILE);
  const source = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
  const changed = change(source);
  if (changed === source) return false;
  const prettier = await import('prettier').catch(() => null);
  const options = prettier && (await prettier.resolveConfig(path));
  await writeFile(path, prettier ? await prettier.format(changed, { ...options, filepath: path }) : changed);
  return true;
}

/** Asks until the answer is valid. An empty answer is the default. */
function createAsk(lines) {
  return async (question, isValid, standard = '') => {
    for (;;) {
      process.stdout.write(`${question}${standard ? ` [${standard}]` : ''} `);
      const { value, done } = await lines.next();
      if (done) throw new StepError('The answers ended before the last question. Nothing was written.');
      const answer = value.trim() || standard;
      const problem = isValid(answer);
      if (!problem) return answer;
      console.log(`  ${problem}`);
    }
  };
}

/** A choice's number in the list above the question, or its own value. */
const findChoice = (choices, answer) =>
  Object.keys(choices).find((value, index) => answer === value || answer === String(index + 1));

const listChoices = (choices) =>
  Object.values(choices)
    .map((name, index) => `\n  ${index + 1}  ${name}`)
    .join('');

/**
 * Lists what can be chosen, with a number each.
 * @param {ReturnType<typeof createAsk>} ask
 * @param {string} question
 * @param {Record<string, string>} choices names by value
 * @param {{ isOptional?: boolean }} [options] an empty answer chooses nothing
 * @returns {Promise<string | undefined>} the value
 */
async function choose(ask, question, choices, { isOptional = false } = {}) {
  const isKnown = (answer) =>
    (isOptional && answer === '') || findChoice(choices, answer) !== undefined
      ? null
      : `Write a number from 1 to ${Object.keys(choices).length}.`;
  return findChoice(choices, await ask(`${question}${listChoices(choices)}\n `, isKnown));
}

async function chooseSome(ask, question, choices) {
  const split = (answer) => answer.split(/[\s,]+/);
  const isKnown = (answer) =>
    split(answer).every((part) => findChoice(choices, part) !== undefined)
      ? null
      : 'Write one or more of the numbers, with commas between them.';
  const all = Object.keys(choices).map((_, index) => index + 1);
  const answer = await ask(`${question}${listChoices(choices)}\n `, isKnown, all.join(', '));
  return [...new Set(split(answer).map((part) => findChoice(choices, part)))];
}

const someText = (answer) => (answer ? null : 'Write a few words.');

/** Asks for everything that an experiment of other words needs, and adds it to the file as a draft. */
export async function declareExperiment() {
  const { experiments } = await loadTypeScript('lib/content/experiments.ts');
  const { segmentReaders } = await loadTypeScript('lib/content/segments.ts');
  const { GOALS } = await loadTypeScript('scripts/experiments/report-experiment.ts');
  const { PLACES } = await loadTypeScript('scripts/content/experiment-places.ts');
  const { EXPERIMENT } = await loadTypeScript('scripts/content/experiments-schema.ts');
  const { addDeclaration, nextNumber } = await loadEdits();
  const number = nextNumber(experiments);
  const reader = createInterface({ input: process.stdin });
  const ask = createAsk(reader[Symbol.asyncIterator]());

  console.log(`Experiment ${number}. Enter takes what is in brackets.\n`);
  const name = await ask('Its name:', someText);
  const question = await ask('The question that it answers:', someText);
  const names = Object.entries(PLACES).map(([id, { name }]) => [id, name]);
  const place = await choose(ask, '\nWhich words?', Object.fromEntries(names));
  const segments = await chooseSome(ask, '\nWho is in the experiment?', segmentReaders);
  const [segment] = segments;
  const control = PLACES[place].control(segment, 'explorer');
  const copy = {};
  while (Object.keys(copy).length === 0) {
    for (const [field, name] of Object.entries(PLACES[place].fields)) {
      console.log(`\n  ${name}, as ${segmentReaders[segment]} read it today: ${control[field]}`);
      const text = await ask(`  ${name} in version B, or Enter to leave it:`, checkText(EXPERIMENT, field));
      if (text && text !== control[field]) copy[field] = text;
    }
    if (Object.keys(copy).length === 0)
      console.log('\n  Version B has the same words as the page. Change at least one.');
  }
  const goal = await choose(ask, '\nA success is a visitor who …', GOALS);
  const guard = await choose(ask, '\nWhich of them must not become fewer? Enter for none.', GOALS, {
    isOptional: true,
  });
  const days = await ask(
    'For how many days?',
    (answer) => describe(EXPERIMENT.shape.days, Number(answer)),
    '28',
  );
  reader.close();

  const entry = {
    ...{ number, kind: 'copy', status: 'draft', place, segments, since: today(), days: Number(days), goal },
    ...{ ...(guard && { guard }), name, question, arms: { b: copy } },
  };
  await write((source) => addDeclaration(source, entry));
  console.log(`\nExperiment ${number} is in ${FILE} as a draft. Next:
  npm run content:check                    checks it and prints a URL for each version
  npm run experiments -- --plan ${number}         what it could detect
  npm run experiments -- --start ${number}        starts it today, with the next release`);
}

const describe = (schema, value) => schema.safeParse(value).error?.issues[0]?.message ?? null;

const checkText = (schema, field) => (text) =>
  text ? describe(schema.shape.arms, { b: { [field]: text } }) : null;

export async function startExperiment(number) {
  const { startDeclaration } = await loadEdits();
  if (!(await write((source) => startDeclaration(source, number, today()))))
    throw new StepError(`There is no draft ${number}.`, { todo: `Look into ${FILE}.` });
  console.log(`Experiment ${number} runs from ${today()}. Run npm run content:check, then release.`);
}

export async function endExperiment(number, winner = 'a') {
  const { endDeclaration, runsUntil } = await loadEdits();
  if (winner !== 'a') await requireResult(number, runsUntil);
  if (!(await write((source) => endDeclaration(source, number, winner))))
    throw new StepError(`No experiment ${number} is running.`, { todo: `Look into ${FILE}.` });
  console.log(
    winner === 'a'
      ? `Experiment ${number} has ended, and the page stays as it is. Release it.`
      : `Experiment ${number} has ended. Copy the words of version ${winner.toUpperCase()} to the page's file, then release.`,
  );
}

/** A version can only win once the experiment's days are over; without a winner it can be ended at any time. */
async function requireResult(number, runsUntil) {
  const { experiments } = await loadTypeScript('lib/content/experiments.ts');
  const experiment = experiments.find((declared) => declared.number === number);
  const day = experiment?.status === 'running' ? runsUntil(experiment, Date.now()) : null;
  if (day === null) return;
  throw new StepError(`Experiment ${number} runs until ${day}. Before that, no version has won.`, {
    todo: `Wait, or end it with npm run experiments -- --end ${number}: the page stays as it is.`,
  });
}
