import { join, resolve } from 'node:path';
import { createJiti } from 'jiti';
import { root } from '../set-up/fingerprint.mjs';

/**
 * Runs TypeScript modules of a checkout outside Next.
 * @param {string} folder what '@' is in its imports
 * @returns {(path: string) => Promise<any>} resolves with the exports of the module at `path` from the folder
 */
export function createTypeScriptLoader(folder) {
  // What runs here runs on a server: the package that says so knows only Next.
  const serverOnly = join(root, 'node_modules/server-only/empty.js');
  const jiti = createJiti(import.meta.url, {
    alias: { '@': folder, 'server-only': serverOnly },
    fsCache: join(root, '.cache/jiti'),
  });
  return (path) => jiti.import(resolve(folder, path));
}

/** Runs a TypeScript module of this project, at `path` from its root, and returns its exports. */
export const loadTypeScript = createTypeScriptLoader(root);
