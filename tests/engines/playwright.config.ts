import { defineConfig } from 'playwright/test';
import base from '../e2e/playwright.config';
import type { EngineOptions } from './site';

const NAMES =
  process.env.ENGINES === 'all'
    ? (['chromium', 'firefox', 'webkit'] as const)
    : (['firefox', 'webkit'] as const);

/**
 * The core journeys in Firefox and WebKit, against the server of the e2e tests, which cover Chromium. `ENGINES=all` runs
 * them in Chromium too.
 */
export default defineConfig<object, EngineOptions>({
  ...base,
  testDir: '.',
  outputDir: '../../.cache/engines-output',
  projects: NAMES.map((name) => ({
    name,
    use: { ...base.use, engineName: name, trace: 'off' },
  })),
});
