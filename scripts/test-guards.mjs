import { testInCopy } from './guards/run-tests.mjs';
import { copySite, removeCopy, withoutGuard } from './guards/site-copy.mjs';
import { root } from './set-up/fingerprint.mjs';
import { prepare } from './set-up/set-up.mjs';
import { runCommand, step, StepError } from './shared/console.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { readOptions } from './shared/read-options.mjs';

const USAGE = `Takes out one guard of the site after the other, in a copy, and says which of them no test would miss.

  npm run test:guards              all of them
  npm run test:guards -- cookie    those with this word in their name or paths`;

/** Some titles quote what was sent. */
const TITLE_WIDTH = 80;

async function selectGuards(words) {
  const { guards } = await loadTypeScript(`${root}/scripts/guards/guards.ts`);
  const selected = guards.filter(({ name, file, test }) =>
    words.every((word) => [name, file, test].join(' ').includes(word)),
  );
  if (selected.length === 0) throw new StepError('No guard has such a name.', { todo: USAGE });
  return selected;
}

/** What fails anyway would seem to catch everything. */
async function testUntouched(guards) {
  for (const project of new Set(guards.map((guard) => guard.project))) {
    const files = new Set(guards.filter((guard) => guard.project === project).map(({ test }) => test));
    const { isPassed, output } = await testInCopy(project, [...files]);
    if (!isPassed) throw new StepError('Tests fail before anything is taken out.', { output });
  }
  return { note: 'all pass with every guard in place' };
}

/** Prints its row; true when a test has failed for it. */
async function judge(guard, place) {
  const { failedTest } = await withoutGuard(guard, () => testInCopy(guard.project, [guard.test]));
  const verdict = failedTest ? '✓ caught    ' : '✗ NOT caught';
  console.log(
    `${place.padStart(7)}  ${verdict}  ${guard.name.padEnd(60)}  ${(failedTest ?? guard.test).slice(0, TITLE_WIDTH)}`,
  );
  return failedTest !== null;
}

async function testGuards() {
  const { values, positionals: words } = readOptions(USAGE, { allowPositionals: true });
  if (values.help) return void console.log(USAGE);
  await prepare();
  const guards = await selectGuards(words);
  await step('Copy', async () => {
    await copySite();
    return { note: '.cache/guards' };
  });
  try {
    await step('Tests', () => testUntouched(guards));
    let caught = 0;
    for (const [index, guard] of guards.entries()) {
      if (await judge(guard, `${index + 1}/${guards.length}`)) caught += 1;
    }
    console.log(`\n${caught} of ${guards.length} caught; the bar is every one.`);
    if (caught < guards.length) process.exitCode = 1;
  } finally {
    await removeCopy();
  }
}

await runCommand(testGuards);
