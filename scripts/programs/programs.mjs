import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../shared/run.mjs';

const APT_LOCK_WAIT_S = 300;

/** Installs Debian packages when running as root; waits up to five minutes for another apt. Returns whether it could. */
export async function installFromDebian(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', `DPkg::Lock::Timeout=${APT_LOCK_WAIT_S}`];
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...wait, ...names];
  if ((await run('apt-get', install, { env })).code === 0) return true;
  // The package lists can be missing or old. apt does not wait for their lock.
  const until = Date.now() + APT_LOCK_WAIT_S * 1000;
  let update = await run('apt-get', ['update', '-qq', ...wait], { env });
  while (/could not get lock/i.test(update.output) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    update = await run('apt-get', ['update', '-qq', ...wait], { env });
  }
  return (await run('apt-get', install, { env })).code === 0;
}

export const findFirst = (paths) => paths.find((path) => path && existsSync(path)) ?? null;

export const findNginx = () =>
  findFirst(['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']);

export const findFirefox = () =>
  findFirst([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']);

const MACHINES = ['x86_64', 'aarch64'];

export const findFaketime = () =>
  findFirst(MACHINES.map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`));

/** The Nu HTML checker needs Java. */
export function findJava() {
  const { JAVA_HOME, PATH = '' } = process.env;
  const folders = [...(JAVA_HOME ? [join(JAVA_HOME, 'bin')] : []), ...PATH.split(delimiter)];
  const name = process.platform === 'win32' ? 'java.exe' : 'java';
  return findFirst(folders.map((folder) => join(folder, name)));
}

const WEBKIT_BROWSERS = MACHINES.flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** WebKitGTK's MiniBrowser, its driver and an X server, or null if one of them is missing. */
export function findWebKit() {
  const [driver, displayServer] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  const browser = findFirst(WEBKIT_BROWSERS);
  return browser && existsSync(driver) && existsSync(displayServer)
    ? { browser, driver, displayServer }
    : null;
}

/**
 * @param {() => string | { browser: string } | null} find
 * @param {readonly string[]} packages Debian packages
 * @param {string} skipped what is skipped without the program
 */
const installer = (find, packages, skipped) => async () => {
  if (!find()) await installFromDebian(...packages);
  const found = find();
  return { note: found?.browser ?? found ?? `none here: ${skipped}` };
};

export const installNginx = installer(findNginx, ['nginx-light'], 'tests that need it are skipped');
export const installFirefox = installer(findFirefox, ['firefox-esr'], 'the journeys in Firefox are skipped');
export const installFaketime = installer(findFaketime, ['faketime'], 'the clock test is skipped');
export const installJava = installer(findJava, ['default-jre-headless'], 'the Nu HTML checker is skipped');
export const installWebKit = installer(
  findWebKit,
  ['webkit2gtk-driver', 'xvfb'],
  'the journeys in WebKit are skipped',
);
