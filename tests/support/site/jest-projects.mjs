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

/** @param files folder and first name of the files that set up and tear down */
const setup = (files) => ({
  testEnvironment: 'node',
  globalSetup: `<rootDir>/tests/support/${files}.setup.mjs`,
  globalTeardown: `<rootDir>/tests/support/${files}.teardown.mjs`,
});

const calls = (shared, displayName, database, testMatch) => ({
  ...shared,
  ...setup(`calls/calls-${database}`),
  displayName,
  testMatch,
  globals: { TEST_DATABASE: database },
  setupFilesAfterEnv: [
    '<rootDir>/tests/support/widgets/fail-on-console.ts',
    '<rootDir>/tests/support/calls/handler-database.ts',
  ],
});

const CALLS = '<rootDir>/tests/calls/*.test.ts';
/** Measures the reading of requests, which no database changes. */
const ANY_DATABASE = '!<rootDir>/tests/calls/long-requests.test.ts';
/** Long matrices. */
const DEEP_CALLS = '<rootDir>/tests/calls/deep/*.test.ts';

/** Handlers on a real database, and pages over HTTP; both without a browser. */
export const listServerProjects = (shared) => [
  calls(shared, 'calls', 'sqlite', [CALLS]),
  calls(shared, 'calls-dialect', 'postgres', [`<rootDir>/tests/calls/(${DIALECT.join('|')}).test.ts`]),
  calls(shared, 'calls-deep', 'sqlite', [DEEP_CALLS]),
  calls(shared, 'calls-postgres', 'postgres', [CALLS, DEEP_CALLS, ANY_DATABASE]),
  {
    ...shared,
    ...setup('http/http'),
    displayName: 'http',
    testMatch: ['<rootDir>/tests/http/**/*.test.ts'],
    setupFilesAfterEnv: [
      '<rootDir>/tests/support/widgets/fail-on-console.ts',
      '<rootDir>/tests/support/http/http-timeout.ts',
    ],
  },
];
