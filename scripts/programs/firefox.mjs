import { existsSync } from 'node:fs';
import { installFromDebian } from './apt.mjs';

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The Firefox of this machine: `FIREFOX_PATH`, an installed one, or null. */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...PATHS].find((path) => path && existsSync(path)) ?? null;
}

export async function installFirefox() {
  if (!findFirefox()) await installFromDebian('firefox-esr');
  return { note: findFirefox() ?? 'none here: the journeys in Firefox are skipped' };
}
