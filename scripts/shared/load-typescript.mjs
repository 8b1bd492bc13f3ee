import { join, resolve } from 'node:path';
import { createJiti } from 'jiti';
import { root } from '../set-up/fingerprint.mjs';

/**
 * Loads TypeScript modules of a checkout outside Next.
 * @param {string} folder what '@' resolves to in imports
 * @returns {(path: string) => Promise<any>} resolves with the exports of the module at `path`, relative to the folder
 */
export function createTypeScriptLoader(folder) {
  // Outside Next, the real `server-only` package always throws.
  const serverOnly = join(root, 'node_modules/server-only/empty.js');
  const jiti = createJiti(import.meta.url, {
    alias: { '@': folder, 'server-only': serverOnly },
    fsCache: join(root, '.cache/jiti'),
  });
  return (path) => jiti.import(resolve(folder, path));
}

/** Loads a TypeScript module of this project, at `path` relative to its root, and returns its exports. */
export const loadTypeScript = createTypeScriptLoader(root);
