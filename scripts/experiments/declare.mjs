import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root } from '../set-up/fingerprint.mjs';
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

const oneOf = (choices) => (answer) =>
  choices.includes(answer) ? null : `Write one of these: ${choices.join(', ')}.`;
const someOf = (choices) => (answer) =>
  answer.split(/[\s,]+/).every((part) => choices.includes(part))
    ? null
    : `Write one or more of these, with commas between them: ${choices.join(', ')}.`;
const someText = (answer) => (answer ? null : 'Write a few words.');

/** Asks for everything that an experiment of other words needs, and adds it to the file as a draft. */
export async function declareExperiment() {
  const { experiments } = await loadTypeScript('lib/content/experiments.ts');
  const { GOAL_DAYS, PLACE_PAGES } = await loadTypeScript('lib/content/experiment.ts');
  const { SEGMENTS } = await loadTypeScript('lib/personalization/persona.ts');
  const { CONTROL } = await loadTypeScript('scripts/content/check-experiments.ts');
  const { EXPERIMENT } = await loadTypeScript('scripts/content/experiments-schema.ts');
  const { addDeclaration, nextNumber } = await loadEdits();
  const number = nextNumber(experiments);
  const reader = createInterface({ input: process.stdin });
  const ask = createAsk(reader[Symbol.asyncIterator]());

  console.log(`Experiment ${number}. Enter takes what is in brackets.\n`);
  const name = await ask('Its name:', someText);
  const question = await ask('The question that it answers:', someText);
  const places = Object.keys(PLACE_PAGES);
  const place = await ask(`Which words? ${places.join(', ')}:`, oneOf(places));
  const who = await ask('Who is in the experiment?', someOf(SEGMENTS), SEGMENTS.join(', '));
  const segments = who.split(/[\s,]+/);
  const [segment] = segments;
  const control = CONTROL[place](segment, 'explorer');
  const copy = {};
  for (const field of FIELDS[place]) {
    console.log(`\n  ${field} today (${segment}, explorer): ${control[field]}`);
    const text = await ask(`  ${field} in version B, or Enter to leave it:`, checkText(EXPERIMENT, field));
    if (text) copy[field] = text;
  }
  if (Object.keys(copy).length === 0)
    throw new StepError('Version B has the same words as the page. Nothing was written.');
  const goals = Object.keys(GOAL_DAYS);
  const goal = await ask(`\nWhat is a success? ${goals.join(', ')}:`, oneOf(goals));
  const guard = await ask('Which goal must not drop? One of these, or Enter for none:', (answer) =>
    answer ? oneOf(goals)(answer) : null,
  );
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

/** The texts of each place, in the order of the page. */
const FIELDS = {
  'home-hero': ['eyebrow', 'headline', 'lede'],
  'home-action': ['label'],
  'home-values': ['heading', 'lede'],
  'home-closing': ['headline', 'text'],
  'pricing-head': ['heading', 'lede'],
  'demo-request': ['heading', 'send'],
};

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
  const { endDeclaration } = await loadEdits();
  if (!(await write((source) => endDeclaration(source, number, winner))))
    throw new StepError(`No experiment ${number} is running.`, { todo: `Look into ${FILE}.` });
  console.log(
    winner === 'a'
      ? `Experiment ${number} has ended, and the page stays as it is. Release it.`
      : `Experiment ${number} has ended. Copy the words of version ${winner.toUpperCase()} to the page's file, then release.`,
  );
}
