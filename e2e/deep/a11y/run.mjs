import { join } from 'node:path';
import { runSpecs } from './run-specs.mjs';
import { printCriteria, printTests } from './tables.mjs';
import { installBrowser } from '../../../scripts/programs/browser.mjs';
import { installJava } from '../../../scripts/programs/programs.mjs';
import { root } from '../../../scripts/set-up/fingerprint.mjs';
import { build, prepare } from '../../../scripts/set-up/set-up.mjs';
import { runCommand, step } from '../../../scripts/shared/console.mjs';
import { loadTypeScript } from '../../../scripts/shared/load-typescript.mjs';
import { readOptions } from '../../../scripts/shared/read-options.mjs';

const USAGE = `Tests the accessibility of the built site, and prints the evidence for each criterion of WCAG 2.2.

  npm test -- a11y              pages and states in pairwise combinations: minutes
  npm test -- a11y --full    every combination: hours`;

async function testAccessibility({ full: isFull = false, help: isHelp = false }) {
  if (isHelp) return void console.log(USAGE);
  await prepare();
  await step('Browser install', installBrowser);
  await step('Java install', installJava);
  await step('Build', build);
  const { CRITERIA } = await loadTypeScript(join(root, 'e2e/deep/a11y/wcag-criteria.ts'));
  const proofs = Object.values(CRITERIA).flatMap(({ proofs = [] }) => proofs);
  const own = await step('Accessibility tests', () =>
    runSpecs('e2e/deep/a11y', [], { A11Y_FULL: isFull ? '1' : '' }),
  );
  const others = proofs.filter(({ file }) => file.startsWith('e2e/deep/'));
  const named = await step('E2e tests that the criteria refer to', () => runSpecs('e2e/deep', others));
  const results = [...own, ...named];
  const areTestsGood = printTests(results);
  const areCriteriaMet = printCriteria(CRITERIA, results);
  process.exitCode = areTestsGood && areCriteriaMet ? 0 : 1;
}

await runCommand(async () => {
  await testAccessibility(readOptions(USAGE, { options: { full: { type: 'boolean' } } }).values);
});
