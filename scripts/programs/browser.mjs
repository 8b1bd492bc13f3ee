import { existsSync } from 'node:fs';
import { StepError } from '../shared/console.mjs';
import { runBin } from '../shared/run.mjs';
import { findFirst, installFromDebian } from './programs.mjs';

/** Debian's headless shell, like Playwright's: the tests take 25 to 40 % less time in it. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const HEADED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for the tests: `CHROMIUM_PATH`, an installed one, or null for Playwright's. */
export function findBrowser() {
  return findFirst([process.env.CHROMIUM_PATH, HEADLESS, ...HEADED]);
}

/** Lets Chromium run as root, without background requests, and with unhinted glyph widths like on phones. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--font-render-hinting=none',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser with windows, for tests that depend on them; null if only the headless shell is installed. */
export function findHeadedBrowser() {
  return findFirst([process.env.CHROMIUM_PATH, ...HEADED]);
}

/**
 * A headless browser on a fresh profile. Imports Playwright dynamically, because `npm test` installs it first.
 * @param {string[]} [flags] additional Chromium flags
 * @param {string[]} [without] Playwright's default flags to omit
 */
export async function launchBrowser(flags = [], without = []) {
  const { chromium } = await import('playwright');
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...BROWSER_FLAGS, ...flags],
    ignoreDefaultArgs: without,
  });
}

/** Finds or installs the browsers: Debian's packages as root, or else installed ones, or else Playwright's. */
export async function installBrowser() {
  const isComplete = process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS) && findHeadedBrowser());
  if (!isComplete && (await installFromDebian('chromium-headless-shell')) && !findHeadedBrowser())
    await installFromDebian('chromium');
  const found = findBrowser();
  if (found) return { note: found };
  const { code, output } = await runBin('playwright', ['install', 'chromium']);
  if (code === 0) return { note: "Playwright's own Chromium" };
  throw new StepError('There is no browser for the tests, and none could be installed.', {
    output,
    todo: 'Install Chromium, or set CHROMIUM_PATH to one, and run npm test again.',
  });
}
