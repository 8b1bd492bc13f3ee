import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './fingerprint.mjs';

let count = 0;

/**
 * Loads TypeScript modules of a checkout, apart from those that another loader has loaded.
 * @param {string} folder
 * @returns {(path: string) => Promise<any>} resolves with the exports of the module at `path`, relative to the folder
 */
export function createTypeScriptLoader(folder) {
  count += 1;
  const options = { namespace: `checkout-${count}`, tsconfig: join(folder, 'tsconfig.json') };
  // Not in the image, whose commands load no sources.
  const loader = import('tsx/esm/api').then(({ register }) => register(options));
  loader.catch(() => undefined);
  return async (path) => (await loader).import(pathToFileURL(resolve(folder, path)).href, import.meta.url);
}

/** Loads a TypeScript module of this project, at `path` relative to its root, and returns its exports. */
export const loadTypeScript = createTypeScriptLoader(root);
