import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));

/**
 * The oldest browsers that the site works in, by `browserslist` in package.json, which Next reads, too.
 * @type {Record<string, string>} a version for each of browserslist's names
 */
export const browserFloor = Object.fromEntries(browserslist.map((query) => query.split(' >= ')));

const ESBUILD_NAMES = { ios_saf: 'ios' };

/** The same for esbuild's `target`. */
export const esbuildTarget = Object.entries(browserFloor).map(
  ([name, version]) => `${ESBUILD_NAMES[name] ?? name}${version}`,
);
