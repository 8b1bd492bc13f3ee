import { existsSync, readFileSync } from 'node:fs';
import { StepError } from '../../../scripts/shared/console.mjs';
import { run, runBin } from '../../../scripts/shared/run.mjs';

/** Debian's headless shell, like Playwright's: the tests take 25 to 40 % less time in it. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const HEADED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const findFirst = (paths) => paths.find((path) => path && existsSync(path)) ?? null;

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

const OS_RELEASE = '/etc/os-release';

/** Ubuntu's apt has no headless shell, and would be asked again by every run. */
const isDebianRoot = () =>
  process.getuid?.() === 0 && existsSync(OS_RELEASE) && /^ID=debian$/m.test(readFileSync(OS_RELEASE, 'utf8'));

/** Installs Debian's packages; waits up to five minutes for another apt. */
async function installFromDebian() {
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::http::Timeout=15'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // The package lists can be missing or old.
  await run('apt-get', ['update', ...options], { env });
  const packages = ['chromium', 'chromium-headless-shell'];
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...options, ...packages], { env });
}

/**
 * Finds a browser for the tests or installs one: `CHROMIUM_PATH`, as root on Debian its headless shell, the system's,
 * Playwright's, then Playwright's download.
 */
export async function installBrowser() {
  const { chromium } = await import('playwright');
  const find = () =>
    findBrowser() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : null);
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS) && isDebianRoot()) await installFromDebian();
  if (find()) return { note: find() };
  const { output } = await runBin('playwright', ['install', 'chromium']);
  if (find()) return { note: find() };
  throw new StepError('There is no browser for the tests, and none could be installed.', {
    output,
    todo: 'Install Chromium, or set CHROMIUM_PATH to one, and run the command again.',
  });
}

/**
 * Whether `npx playwright install` has put this browser here.
 * @param {'firefox' | 'webkit'} name
 */
export async function isInstalled(name) {
  const browsers = await import('playwright');
  return existsSync(browsers[name].executablePath());
}
