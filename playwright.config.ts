import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser, findHeadedBrowser } from './tests/support/browser/browser.mjs';

const port = process.env.TEST_PORT ?? '3100';

/** Tests that use Back and Forward run in a full browser, because the headless shell has no back/forward cache. */
const HISTORY = /@history/;

/** Tests that use what only Chromium offers, such as reading the clipboard. */
const CHROMIUM = /@chromium/;

const IMAGE = '**/deploy-image.spec.ts';

const launchOptions = (executablePath: string | null) => ({
  args: BROWSER_FLAGS,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  ...(executablePath ? { executablePath } : {}),
});
const fullBrowser = { launchOptions: launchOptions(findHeadedBrowser()) };
/** Pictures of every frame would take a third of the run time; `--trace=on` records them for one test. */
const trace = process.env.CI
  ? ({ mode: 'retain-on-failure', screenshots: false, sources: false } as const)
  : 'off';

export default defineConfig({
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
  },
  projects: [
    { name: 'core', testDir: 'tests/core', grepInvert: HISTORY, use: { trace } },
    { name: 'core-history', testDir: 'tests/core', grep: HISTORY, use: { ...fullBrowser, trace } },
    { name: 'deep', testDir: 'tests/deep', testIgnore: '**/panel/**', grepInvert: HISTORY },
    {
      name: 'deep-history',
      testDir: 'tests/deep',
      testIgnore: '**/panel/**',
      grep: HISTORY,
      use: fullBrowser,
    },
    {
      // All tests change the files of one `next dev`.
      name: 'deep-panel',
      testDir: 'tests/deep/panel',
      workers: 1,
      fullyParallel: false,
      timeout: 240_000,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // One at a time, so that other tests do not disturb their timings.
    { name: 'ops', testDir: 'tests/ops', testIgnore: IMAGE, workers: 1, fullyParallel: false },
    // Builds the container image, which takes ten minutes: before a release.
    { name: 'image', testDir: 'tests/ops', testMatch: IMAGE, workers: 1, fullyParallel: false },
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testDir: 'tests/core',
      testIgnore: ['**/policy.spec.ts', '**/first-paint.spec.ts'],
      grepInvert: [HISTORY, CHROMIUM],
      use: { browserName, launchOptions: {} },
    })),
  ],
  webServer: {
    command: 'node tests/support/site/serve-test-site.mjs',
    url: `http://localhost:${port}/api/health`,
    env: { PORT: port },
    timeout: 600_000,
    // A running server can be of another build, which is acceptable only for single specs.
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
