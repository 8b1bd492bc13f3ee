import { runBin } from './run.mjs';

// Each fault a hundred times, with the deadline that visitors get: a quarter of an hour.
const { code } = await runBin(
  'jest',
  ['--selectProjects', 'handlers-sqlite', '--verbose', '--', 'tests/handlers/provider-faults.test.ts'],
  { env: { FAULT_ROUNDS: '20', FAULT_AT_ONCE: '5', FAULT_DEADLINE_MS: '7800' }, show: true },
);
process.exitCode = code;
