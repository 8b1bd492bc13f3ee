import { listServerProjects } from './e2e/support/jest-projects.mjs';

/** One project per kind of test, so that `jest --selectProjects unit` needs no browser or database. */
const shared = {
  rootDir: import.meta.dirname,
  transform: {
    '^.+\\.m?(t|j)sx?$': [
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
  moduleNameMapper: {
    '^server-only$': '<rootDir>/e2e/support/empty.cjs',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.cache'],
};

export default {
  projects: [
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
        '<rootDir>/e2e/assistant/*.test.ts',
      ],
      setupFilesAfterEnv: [
        '<rootDir>/e2e/support/fail-on-console.ts',
        '<rootDir>/e2e/support/relative-calls.ts',
      ],
    },
    {
      ...shared,
      displayName: 'widgets',
      globalSetup: '<rootDir>/e2e/support/widgets.setup.mjs',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/components/**/*.test.{ts,tsx}', '<rootDir>/app/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: [
        '<rootDir>/e2e/support/fail-on-console.ts',
        '<rootDir>/e2e/support/jsdom-setup.ts',
        '<rootDir>/e2e/support/relative-calls.ts',
      ],
    },
    ...listServerProjects(shared),
  ],
};
