import nextJest from 'next/jest.js';
import { listServerProjects } from './tests/support/site/jest-projects.mjs';

/** One project per kind of test, so that `jest --selectProjects unit` needs no browser or database. */
const shared = {
  rootDir: import.meta.dirname,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.cache'],
};

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
  ...listServerProjects(shared),
];

/** Without Next's configuration and the .env files. */
const useNextCompiler = nextJest();

export default { projects: await Promise.all(projects.map((project) => useNextCompiler(project)())) };
