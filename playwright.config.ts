import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './e2e/deep/engines/site';
import type { BrowserOptions } from './e2e/support/site';
import { BROWSER_FLAGS, findBrowser, findHeadedBrowser } from './scripts/programs/browser.mjs';

const port = process.env.TEST_PORT ?? '3100';

/** Tests that use Back and Forward run in a full browser, because the headless shell has no back/forward cache. */
const HISTORY = /@history/;

/** Core journeys that are repeated on a translated page, where text nodes have been replaced. */
const TRANSLATED =
  /\/(?:analytics|chat|content-hub|demo-view|feedback|onboarding|settings|shell|smart-flow|switching|tutorial|voice|why)\.spec\.ts$/;

/** Folders below e2e/deep with a project of their own. */
const SEPARATE = ['**/a11y/**', '**/engines/**', '**/panel/**'];

const launchOptions = (executablePath: string | null) => ({
  args: BROWSER_FLAGS,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  ...(executablePath ? { executablePath } : {}),
});
const fullBrowser = { launchOptions: launchOptions(findHeadedBrowser()) };
/** A retry on CI's shared cores; retried tests are reported as flaky. */
const retries = process.env.CI ? 1 : 0;

export default defineConfig<BrowserOptions, EngineOptions>({
  outputDir: '.cache/browser-output',
  // Jest's tests end in .test.ts.
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // For a whole test, on a slow shared machine; a single action gets half of it.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    // `context.route` does not see requests of a service worker.
    serviceWorkers: 'block',
    // The consent notice is dismissed, except in consent.spec.ts.
    storageState: {
      cookies: [
        {
          name: 'consent',
          value: 'seen',
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    launchOptions: launchOptions(findBrowser()),
    // Recording every test takes a third of the run time; `--trace=on` records one that fails.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'core', testDir: 'e2e/core', grepInvert: HISTORY },
    { name: 'core-history', testDir: 'e2e/core', grep: HISTORY, use: fullBrowser },
    { name: 'deep', testDir: 'e2e/deep', testIgnore: SEPARATE, grepInvert: HISTORY, retries },
    {
      name: 'deep-history',
      testDir: 'e2e/deep',
      testIgnore: SEPARATE,
      grep: HISTORY,
      use: fullBrowser,
      retries,
    },
    {
      name: 'deep-translated',
      testDir: 'e2e/core',
      testMatch: TRANSLATED,
      grepInvert: [HISTORY, /\baxe\b/],
      use: { isTranslated: true },
      retries,
    },
    {
      name: 'deep-a11y',
      testDir: 'e2e/deep/a11y',
      use: { trace: 'off' },
      timeout: process.env.A11Y_FULL ? 7_200_000 : 900_000,
    },
    ...(['firefox', 'webkit'] as const).map((engineName) => ({
      name: `deep-${engineName}`,
      testDir: 'e2e/deep/engines',
      use: { engineName, trace: 'off' as const },
      retries,
    })),
    {
      // All tests change the files of one `next dev`.
      name: 'deep-panel',
      testDir: 'e2e/deep/panel',
      testMatch: ['panel.spec.ts', 'dev-hosts.spec.ts'],
      workers: 1,
      fullyParallel: false,
      timeout: 240_000,
      use: { viewport: { width: 1280, height: 800 } },
      retries,
    },
    {
      name: 'ops-panel',
      testDir: 'e2e/deep/panel',
      testMatch: 'bars.spec.ts',
      workers: 1,
      fullyParallel: false,
      timeout: 240_000,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // One at a time, so that other tests do not disturb their timings.
    { name: 'ops', testDir: 'e2e/ops', workers: 1, fullyParallel: false },
  ],
  webServer: {
    command: 'node e2e/support/serve-test-site.mjs',
    url: `http://localhost:${port}/api/health`,
    env: { PORT: port },
    timeout: 600_000,
    // A running server can be of another build, which is acceptable only for single specs.
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
