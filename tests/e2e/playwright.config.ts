import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser, findHeadedBrowser } from '../../scripts/programs/browser.mjs';
import type { BrowserAge } from './site';

const port = process.env.TEST_PORT ?? '3100';
const results = process.env.BROWSER_RESULTS;
const isWhole = Boolean(process.env.CI) || results !== undefined;

/** Specs that also run on a translated page, where text nodes have been replaced. */
const TRANSLATED =
  /(analytics|chat|content-hub|demo-view-controls|feedback|onboarding|settings|shell|smart-flow|switching|tutorial|voice|why)\.spec\.ts$/;

/** Specs that also run without the APIs that Safari 16.4 and Firefox 115 lack. */
const CORE = /\/(?:accessibility-panel|chat|compare|consent|demo-view|onboarding|shell|why)\.spec\.ts$/;

/** Tests that use Back and Forward run in a full browser, because the headless shell has no back/forward cache. */
const HISTORY = /@history/;

const launchOptions = (executablePath: string | null) => ({
  args: BROWSER_FLAGS,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  ...(executablePath ? { executablePath } : {}),
});

export default defineConfig<BrowserAge & { isTranslated: boolean }>({
  testDir: '.',
  outputDir: '../../.cache/browser-output',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A retry on CI's shared cores; retried tests are reported as flaky. Some specs disable retries.
  retries: process.env.CI ? 1 : 0,
  // For a whole test, on a slow shared machine; a single action gets half of it.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ...(results ? [['json', { outputFile: results }] satisfies [string, object]] : [])],
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
    // Recording every test takes a third of the run time.
    trace: isWhole ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'chromium', grepInvert: HISTORY },
    {
      name: 'back-forward-cache',
      grep: HISTORY,
      use: { launchOptions: launchOptions(findHeadedBrowser()) },
    },
    // The main features must also work on a page that the browser has translated.
    { name: 'translated', testMatch: TRANSLATED, grepInvert: /axe/, use: { isTranslated: true } },
    {
      name: 'without-new-interfaces',
      testMatch: CORE,
      grepInvert: [/\baxe finds/, /in opt-in mode/, /a whole visit/],
      use: { lacksNewInterfaces: true },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: '../..',
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: port,
      DATABASE_URL: 'file:./.cache/browser-tests.db',
      // A developer's own key must not be used by tests.
      ANTHROPIC_API_KEY: '',
      RATE_LIMIT_PER_MINUTE: '100000',
      RATE_LIMIT_ADDRESS_PER_MINUTE: '100000',
    },
    timeout: 600_000,
    // A running server can be of another build, which is acceptable only for single specs.
    reuseExistingServer: !isWhole,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
