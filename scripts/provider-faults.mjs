import { runBin } from './run.mjs';

// Each fault a hundred times, with the deadline that visitors get: about ten minutes.
const { code } = await runBin(
  'jest',
  ['--selectProjects', 'handlers-sqlite', '--verbose', '--', 'tests/handlers/provider-faults.test.ts'],
  { env: { FAULT_ROUNDS: '10', FAULT_AT_ONCE: '10', FAULT_DEADLINE_MS: '7800' }, show: true },
);
process.exitCode = code;
