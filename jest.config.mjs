import nextJest from 'next/jest.js';

/** One project per kind of test, so that `jest --selectProjects unit` needs no browser or database. */
const shared = {
  rootDir: import.meta.dirname,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.cache'],
};

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

/** @param files folder and first name of the file that sets up */
const setup = (files) => ({
  testEnvironment: 'node',
  globalSetup: `<rootDir>/tests/support/${files}.setup.mjs`,
  globalTeardown: '<rootDir>/tests/support/teardown.mjs',
});

const calls = (displayName, database, testMatch) => ({
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
const ANY_DATABASE = '!<rootDir>/tests/calls/deep/long-requests.test.ts';
/** Long matrices. */
const DEEP_CALLS = '<rootDir>/tests/calls/deep/*.test.ts';

const projects = [
  {
    ...shared,
    displayName: 'unit',
    testEnvironment: 'node',
    testMatch: [
      '<rootDir>/*.test.ts',
      '<rootDir>/lib/**/*.test.ts',
      '<rootDir>/server/**/*.test.ts',
      '<rootDir>/scripts/**/*.test.ts',
      '<rootDir>/deploy/**/*.test.ts',
      '<rootDir>/tests/assistant/*.test.ts',
    ],
    setupFilesAfterEnv: [
      '<rootDir>/tests/support/widgets/fail-on-console.ts',
      '<rootDir>/tests/support/widgets/relative-calls.ts',
    ],
  },
  {
    ...shared,
    displayName: 'widgets',
    globalSetup: '<rootDir>/tests/support/widgets/widgets.setup.mjs',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/components/**/*.test.{ts,tsx}', '<rootDir>/app/**/*.test.{ts,tsx}'],
    setupFilesAfterEnv: [
      '<rootDir>/tests/support/widgets/fail-on-console.ts',
      '<rootDir>/tests/support/widgets/jsdom-setup.ts',
      '<rootDir>/tests/support/widgets/relative-calls.ts',
    ],
  },
  // Handlers on a real database, and pages over HTTP; both without a browser.
  calls('calls', 'sqlite', [CALLS]),
  calls('calls-dialect', 'postgres', [`<rootDir>/tests/calls/(${DIALECT.join('|')}).test.ts`]),
  calls('calls-deep', 'sqlite', [DEEP_CALLS]),
  calls('calls-postgres', 'postgres', [CALLS, DEEP_CALLS, ANY_DATABASE]),
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

/** Without Next's configuration and the .env files. */
const useNextCompiler = nextJest();

export default { projects: await Promise.all(projects.map((project) => useNextCompiler(project)())) };
