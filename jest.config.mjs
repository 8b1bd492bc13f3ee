import { listServerProjects } from './tests/support/site/jest-projects.mjs';

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
    '^server-only$': '<rootDir>/tests/support/widgets/empty.cjs',
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
    ...listServerProjects(shared),
  ],
};
