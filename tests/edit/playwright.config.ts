import { defineConfig } from 'playwright/test';
import base from '../e2e/playwright.config';

/** The editors' panel in `next dev`, on a copy of the project that the specs start. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.cache/edit-output',
  retries: 0,
  // All tests change the files of one server.
  workers: 1,
  fullyParallel: false,
  timeout: 240_000,
  use: { ...base.use, viewport: { width: 1280, height: 800 } },
  projects: [
    { name: 'panel', testMatch: 'panel.spec.ts', retries: base.retries },
    { name: 'bars', testMatch: 'bars.spec.ts' },
  ],
  webServer: undefined,
});
