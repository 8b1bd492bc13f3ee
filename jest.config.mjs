import { listHandlerProjects } from './tests/support/jest-handlers.mjs';

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
    '^server-only$': '<rootDir>/tests/support/empty.cjs',
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
        '<rootDir>/lib/**/*.test.ts',
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/deploy/**/*.test.ts',
        '<rootDir>/tests/{a11y,assistant,fuzz,security,support}/**/*.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/tests/support/fail-on-console.ts'],
    },
    {
      ...shared,
      displayName: 'widgets',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/components/**/*.test.{ts,tsx}', '<rootDir>/app/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: [
        '<rootDir>/tests/support/fail-on-console.ts',
        '<rootDir>/tests/support/jsdom-setup.ts',
      ],
    },
    ...listHandlerProjects(shared),
  ],
};
