import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser, findWindowedBrowser } from '../../scripts/programs/browser.mjs';
import type { BrowserAge } from './site';

const port = process.env.TEST_PORT ?? '3100';
const results = process.env.BROWSER_RESULTS;
const isWhole = Boolean(process.env.CI) || results !== undefined;

/** The specs whose walks a page survives in which text nodes were replaced; each runs twice. */
const TRANSLATED =
  /(analytics|chat|content-hub|demo-view-controls|feedback|onboarding|settings|shell|smart-flow|switching|tutorial|voice|why)\.spec\.ts$/;

/** What runs a second time without the interfaces that Safari 16.4 and Firefox 115 lack. */
const CORE = /\/(?:accessibility-panel|chat|compare|consent|demo-view|onboarding|shell|why)\.spec\.ts$/;

/** What goes back and forward, in a browser that has a cache for it: the headless one never has. */
const HISTORY = /\/(?:campaigns|compare-frames|contact|content-hub-reader|features|switching)\.spec\.ts$/;

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
  // A second try on CI's shared cores; what needed it is counted as flaky and shown. Some specs forgive nothing, and say so.
  retries: process.env.CI ? 1 : 0,
  // Of all steps together, in the slow hours of a shared machine; a single one has no longer than half of it.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ...(results ? [['json', { outputFile: results }] satisfies [string, object]] : [])],
  use: {
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    // Requests of a worker escape `context.route`; only offline.spec.ts lets it run.
    serviceWorkers: 'block',
    // The notice about what is remembered is put away; consent.spec.ts brings it back.
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
    // To note every step of every test takes a third of the time.
    trace: isWhole ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'chromium', testIgnore: HISTORY },
    {
      name: 'back-forward-cache',
      testMatch: HISTORY,
      use: { launchOptions: launchOptions(findWindowedBrowser()) },
    },
    // What counts changes on a page that the browser has translated, too.
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
      // A developer's own key must not answer tests.
      ANTHROPIC_API_KEY: '',
      RATE_LIMIT_PER_MINUTE: '100000',
      RATE_LIMIT_ADDRESS_PER_MINUTE: '100000',
    },
    timeout: 600_000,
    // Whatever answers there may be another build; who tries one spec by hand knows what they started.
    reuseExistingServer: !isWhole,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
