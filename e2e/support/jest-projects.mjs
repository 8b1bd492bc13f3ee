/**
 * Calls whose queries differ between the databases. `npm test` runs these on Postgres, too; the deep tier runs all of them
 * on both.
 */
const DIALECT = [
  'chat',
  'database-trouble',
  'experiments',
  'exposures',
  'lead-webhook',
  'leads-export',
  'live',
  'migrations',
  'query-plans',
  'rate-limit',
  'retention',
  'token-usage',
];

const setup = (name) => ({
  testEnvironment: 'node',
  globalSetup: `<rootDir>/e2e/support/${name}.setup.mjs`,
  globalTeardown: `<rootDir>/e2e/support/${name}.teardown.mjs`,
});

const calls = (shared, displayName, database, testMatch) => ({
  ...shared,
  ...setup(`calls-${database}`),
  displayName,
  testMatch,
  globals: { TEST_DATABASE: database },
  setupFilesAfterEnv: [
    '<rootDir>/e2e/support/fail-on-console.ts',
    '<rootDir>/e2e/support/handler-database.ts',
  ],
});

const CALLS = '<rootDir>/e2e/calls/*.test.ts';
/** Long matrices. */
const DEEP_CALLS = '<rootDir>/e2e/calls/deep/*.test.ts';

/** Handlers on a real database, and pages over HTTP; both without a browser. */
export const listServerProjects = (shared) => [
  calls(shared, 'calls', 'sqlite', [CALLS]),
  calls(shared, 'calls-dialect', 'postgres', [`<rootDir>/e2e/calls/(${DIALECT.join('|')}).test.ts`]),
  calls(shared, 'calls-deep', 'sqlite', [DEEP_CALLS]),
  calls(shared, 'calls-postgres', 'postgres', [CALLS, DEEP_CALLS]),
  {
    ...shared,
    ...setup('html'),
    displayName: 'html',
    testMatch: ['<rootDir>/e2e/html/**/*.test.ts'],
    setupFilesAfterEnv: ['<rootDir>/e2e/support/fail-on-console.ts', '<rootDir>/e2e/support/html-timeout.ts'],
  },
];
