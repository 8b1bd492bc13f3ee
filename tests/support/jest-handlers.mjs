import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');

/** The same handler tests on both databases: two projects for jest.config.mjs. */
export const handlerProjects = ['sqlite', 'postgres'].map((database) => ({
  displayName: `handlers-${database}`,
  rootDir: ROOT,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/handlers/**/*.test.ts'],
  globals: { TEST_DATABASE: database },
  globalSetup: `<rootDir>/tests/support/handlers-${database}.setup.mjs`,
  globalTeardown: `<rootDir>/tests/support/handlers-${database}.teardown.mjs`,
  setupFilesAfterEnv: [
    '<rootDir>/tests/support/fail-on-console.ts',
    '<rootDir>/tests/support/handler-database.ts',
  ],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/support/empty.cjs',
    '^@/(.*)$': '<rootDir>/$1',
  },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
}));
