import { defineConfig } from 'playwright/test';
import base from '../e2e/playwright.config';

/** The proof of accessibility by hand: the browser and the server of the browser tests, with more time. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/a11y-output',
  retries: 0,
  projects: undefined,
  use: { ...base.use, trace: 'off' },
  timeout: process.env.A11Y_FULL ? 7_200_000 : 900_000,
});
