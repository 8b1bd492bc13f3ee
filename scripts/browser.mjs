import { existsSync } from 'node:fs';
import { installFromDebian } from './apt.mjs';
import { StepError } from './console.mjs';
import { runBin } from './run.mjs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for the tests: `CHROMIUM_PATH`, an installed one, or null for Playwright's own. */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, ...INSTALLED].find((path) => path && existsSync(path)) ?? null;
}

/** What Chromium needs to run as root, and not to call home from a machine without internet. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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

/** Finds or installs a browser: an installed one, else Debian's package when root, else Playwright's own. */
export async function installBrowser() {
  const found = findBrowser();
  if (found) return { note: found };
  if ((await installFromDebian('chromium')) && findBrowser()) return { note: `${findBrowser()} from Debian` };
  const { code, output } = await runBin('playwright', ['install', 'chromium']);
  if (code === 0) return { note: "Playwright's own Chromium" };
  throw new StepError('There is no browser for the tests, and none could be installed.', {
    output,
    todo: 'Install Chromium, or set CHROMIUM_PATH to one, and run npm test again.',
  });
}
