import { defineConfig } from 'playwright/test';
import base from '../e2e/playwright.config';

/** The accessibility tests, with the browser and server of the e2e tests and more time. */
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
