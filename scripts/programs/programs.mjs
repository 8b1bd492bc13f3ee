import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../shared/run.mjs';

/** Installs Debian packages when running as root; waits up to five minutes for another apt. */
export async function installFromDebian(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', ...options, ...names], { env });
  if ((await install()).code === 0) return;
  // The package lists can be missing or old.
  await run('apt-get', ['update', ...options], { env });
  await install();
}

export const findFirst = (paths) => paths.find((path) => path && existsSync(path)) ?? null;

const listInLib = (path) => ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/${path}`);

export const findFirefox = () =>
  findFirst([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']);

export const findPgBouncer = () => findFirst(['/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer']);

/** The Nu HTML checker needs Java. */
export function findJava() {
  const { JAVA_HOME, PATH = '' } = process.env;
  const folders = [...(JAVA_HOME ? [join(JAVA_HOME, 'bin')] : []), ...PATH.split(delimiter)];
  const name = process.platform === 'win32' ? 'java.exe' : 'java';
  return findFirst(folders.map((folder) => join(folder, name)));
}

/** WebKitGTK's MiniBrowser, its driver and an X server, or null if one of them is missing. */
export function findWebKit() {
  const [driver, displayServer] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  const browser = findFirst(
    ['4.1', '6.0', '4.0'].flatMap((version) => listInLib(`webkit2gtk-${version}/MiniBrowser`)),
  );
  return browser && existsSync(driver) && existsSync(displayServer)
    ? { browser, driver, displayServer }
    : null;
}

/** What some tests need, with its Debian packages. */
const PROGRAMS = {
  Firefox: { find: findFirefox, packages: ['firefox-esr'] },
  PgBouncer: { find: findPgBouncer, packages: ['pgbouncer'] },
  Java: { find: findJava, packages: ['default-jre-headless'] },
  WebKit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** @param {readonly (keyof typeof PROGRAMS)[]} names */
export async function installPrograms(names) {
  const listMissing = () => names.filter((name) => !PROGRAMS[name].find());
  const packages = listMissing().flatMap((name) => PROGRAMS[name].packages);
  if (packages.length > 0) await installFromDebian(...packages);
  const missing = listMissing();
  return { note: missing.length === 0 ? names.join(', ') : `no ${missing.join(', ')}: tests are skipped` };
}
