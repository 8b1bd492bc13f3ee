/** Runs the same handler tests on both databases, as two Jest projects. */
export const listHandlerProjects = (shared) =>
  ['sqlite', 'postgres'].map((database) => ({
    ...shared,
    displayName: `handlers-${database}`,
    testEnvironment: 'node',
    testMatch: ['<rootDir>/tests/handlers/**/*.test.ts'],
    globals: { TEST_DATABASE: database },
    globalSetup: `<rootDir>/tests/support/handlers-${database}.setup.mjs`,
    globalTeardown: `<rootDir>/tests/support/handlers-${database}.teardown.mjs`,
    setupFilesAfterEnv: [
      '<rootDir>/tests/support/fail-on-console.ts',
      '<rootDir>/tests/support/handler-database.ts',
    ],
  }));
