export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'e2e/ops/mutation/jest.config.mjs' },
  mutate: [
    'lib/{http,visit}/**/*.ts',
    'lib/personalization/consent.ts',
    '!lib/browser/visit-mode.ts',
    '!**/*.test.ts',
  ],
  ignorePatterns: ['.next', '.cache', 'data', 'test-results', 'lib/content/**/*.md'],
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: '.cache/stryker-incremental.json',
  // Mutants in module constants would need a new process each.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: '.cache/test-results/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
