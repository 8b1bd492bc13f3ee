import { defineConfig } from 'playwright/test';
import base from '../e2e/playwright.config';

/** The editors' panel in `next dev`, on a copy of the project that the spec starts itself. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/edit-output',
  retries: 0,
  projects: undefined,
  webServer: undefined,
});
