import { installBrowser } from '../../../scripts/programs/browser.mjs';
import { build, prepare } from '../../../scripts/set-up/set-up.mjs';
import { runCommand, step, StepError } from '../../../scripts/shared/console.mjs';
import { readOptions } from '../../../scripts/shared/read-options.mjs';
import { listSpecs, runPlaywright } from '../../../scripts/shared/run-tests.mjs';

const USAGE = `Changes the built site's pages the way extensions, translators and other programs do, walks through them, takes browser APIs away from them, and prints what no longer works.

  npm test -- foreign                          each kind of change on every route, 200 random ones, and pages without each API: about an hour
  npm test -- foreign --only "translated"   the kinds whose name contains this, on every route
  TEST_PORT=3500 npm test -- foreign           on port 3500 instead of 3100`;

const TITLE = /^(.*) \((?:before|after|always|once-and-again)\): (\S+)$/;

/** One row per kind: the number of runs, the routes with a dead page, and those with other findings. */
function summarize(specs) {
  const kinds = new Map();
  for (const { title, ok, tests } of specs) {
    const [, name = title, route = ''] = TITLE.exec(title) ?? [];
    const kind = name.replace(/^random change \d+$/, 'random changes');
    const row = kinds.get(kind) ?? { kind, walks: 0, dead: [], found: [] };
    kinds.set(kind, row);
    row.walks += 1;
    const message = tests[0]?.results.at(-1)?.error?.message ?? '';
    if (!ok) (message.includes('dead: ') ? row.dead : row.found).push(kind === name ? route : title);
  }
  return [...kinds.values()];
}

async function testForeign({ help: isHelp = false, only }) {
  if (isHelp) return void console.log(USAGE);
  await prepare();
  await step('Browser install', installBrowser);
  await step('Build', build);
  const args = [
    '--retries=0',
    'foreign.spec.ts',
    'missing-interfaces.spec.ts',
    ...(only ? ['-g', only] : []),
  ];
  const rows = await step('Walks through changed pages', async () => {
    const { output, report } = await runPlaywright('playwright.config.ts', args, {
      name: 'foreign',
      env: { FOREIGN_WHOLE: '1' },
    });
    const value = summarize(listSpecs(report));
    if (value.length === 0) throw new StepError('No page was tested.', { output });
    const failed = listSpecs(report).filter(({ ok }) => !ok);
    for (const { title, tests } of failed)
      console.error(`${title}\n${tests[0]?.results.at(-1)?.error?.message}\n`);
    return { note: `${failed.length} of ${listSpecs(report).length} failed`, value };
  });
  console.table(
    rows.map(({ kind, walks, dead, found }) => ({
      kind,
      walks,
      'dead pages': dead.join(' ') || 0,
      'other findings': found.join(' ') || 0,
      verdict: dead.length + found.length === 0 ? 'ok' : 'MISSED',
    })),
  );
  if (rows.some(({ dead, found }) => dead.length + found.length > 0)) process.exitCode = 1;
}

await runCommand(async () => {
  await testForeign(readOptions(USAGE, { options: { only: { type: 'string' } } }).values);
});
