import { existsSync } from 'node:fs';
import { installFromDebian } from './apt.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** WebKitGTK's small browser, its driver and a display for it, or null where one of them is missing. */
export function findWebKit() {
  const browser = BROWSERS.find((path) => existsSync(path));
  if (!browser || !existsSync(DRIVER) || !existsSync(DISPLAY_SERVER)) return null;
  return { browser, driver: DRIVER, displayServer: DISPLAY_SERVER };
}

export async function installWebKit() {
  if (!findWebKit()) {
    await installFromDebian('webkit2gtk-driver');
    await installFromDebian('xvfb');
  }
  return { note: findWebKit()?.browser ?? 'none here: the journeys in WebKit are skipped' };
}
