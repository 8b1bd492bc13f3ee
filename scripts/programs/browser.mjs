import { existsSync } from 'node:fs';
import { StepError } from '../shared/console.mjs';
import { runBin } from '../shared/run.mjs';
import { findFirst, installFromDebian } from './programs.mjs';

/** Chromium without its windows, as Playwright's own is: the tests take a quarter to two fifths less time in it. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for the tests: `CHROMIUM_PATH`, an installed one, or null for Playwright's own. */
export function findBrowser() {
  return findFirst([process.env.CHROMIUM_PATH, HEADLESS, ...WITH_WINDOWS]);
}

/** What Chromium needs to run as root, not to call home, and to set letters as wide as a phone and a window do. */
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

/** One that has windows of its own, for what depends on them; null where only the headless one is installed. */
export function findWindowedBrowser() {
  return findFirst([process.env.CHROMIUM_PATH, ...WITH_WINDOWS]);
}

/**
 * A headless browser on a fresh profile. Playwright is loaded here, because `npm test` installs it first.
 * @param {string[]} [flags] more of Chromium's own
 * @param {string[]} [without] flags of Playwright's that it does without
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

/** Finds or installs the browsers: Debian's packages when root, else what is installed, else Playwright's own. */
export async function installBrowser() {
  const isWhole = process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS) && findWindowedBrowser());
  if (!isWhole && (await installFromDebian('chromium-headless-shell')) && !findWindowedBrowser())
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
