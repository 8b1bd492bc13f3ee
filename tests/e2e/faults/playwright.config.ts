import { defineConfig } from 'playwright/test';
import base from '../playwright.config';

const { webServer } = base;
if (!webServer || Array.isArray(webServer)) throw new Error('The tests of the browser have one server.');

/** The faults alone, one after the other, so that their times are their own; `npm test` runs them among all others, shorter. */
export default defineConfig({
  // Handed over as a whole instead, its server would be started too, from the wrong folder.
  ...base,
  testDir: '.',
  outputDir: '../../../.cache/browser-output',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  projects: undefined,
  webServer: { ...webServer, cwd: '../../..' },
});
