import { defineConfig } from 'playwright/test';
import base from '../playwright.config';

const { webServer } = base;
if (!webServer || Array.isArray(webServer)) throw new Error('Expected a single web server.');

/**
 * Runs only the faults, one at a time, so that their timings are not disturbed. `npm test` runs a shorter form among
 * all tests.
 */
export default defineConfig({
  // Spread instead of `defineConfig(base, ...)`, which would also start the base's server, in the wrong folder.
  ...base,
  testDir: '.',
  outputDir: '../../../.cache/browser-output',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  projects: undefined,
  webServer: { ...webServer, cwd: '../../..' },
});
