import { prepare } from '../../scripts/set-up/set-up.mjs';
import { runCommand } from '../../scripts/shared/console.mjs';
import { readOptions } from '../../scripts/shared/read-options.mjs';
import { runBin } from '../../scripts/shared/run.mjs';

const USAGE = `Makes the model fail in every possible way, and checks that the rules take over within the deadline.

  npm test -- provider-faults               each fault a hundred times, with the production deadline: 15 minutes
  npm test -- provider-faults --short       each fault twice, with a deadline of one second`;

const LONG = { FAULT_ROUNDS: '20', FAULT_AT_ONCE: '5', FAULT_DEADLINE_MS: '7800' };
// The test's own defaults, whatever the shell has set.
const SHORT = { FAULT_ROUNDS: undefined, FAULT_AT_ONCE: undefined, FAULT_DEADLINE_MS: undefined };

async function failProvider({ short: isShort = false, help: isHelp = false }) {
  if (isHelp) return void console.log(USAGE);
  await prepare();
  const { code } = await runBin(
    'jest',
    ['--selectProjects', 'handlers-sqlite', '--verbose', '--', 'e2e/calls/provider-faults.test.ts'],
    { env: isShort ? SHORT : LONG, show: true },
  );
  process.exitCode = code;
}

await runCommand(async () => {
  await failProvider(readOptions(USAGE, { options: { short: { type: 'boolean' } } }).values);
});
