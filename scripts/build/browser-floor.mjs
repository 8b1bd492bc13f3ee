import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));

/**
 * The oldest supported browsers, from `browserslist` in package.json, which Next reads, too.
 * @type {Record<string, string>} version by browserslist name
 */
export const browserFloor = Object.fromEntries(browserslist.map((query) => query.split(' >= ')));

const ESBUILD_NAMES = { ios_saf: 'ios' };

/** The same as esbuild's `target`. */
export const esbuildTarget = Object.entries(browserFloor).map(
  ([name, version]) => `${ESBUILD_NAMES[name] ?? name}${version}`,
);
