import { defineConfig } from 'playwright/test';
import base from '../e2e/playwright.config';
import type { EngineOptions } from './site';

/** The core journeys in Chromium, Firefox and WebKit, against the server of the e2e tests. */
export default defineConfig<object, EngineOptions>({
  ...base,
  testDir: '.',
  outputDir: '../../.cache/engines-output',
  projects: (['chromium', 'firefox', 'webkit'] as const).map((name) => ({
    name,
    use: { ...base.use, engineName: name, trace: 'off' },
  })),
});
