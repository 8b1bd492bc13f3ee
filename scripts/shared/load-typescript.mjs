import { join, resolve } from 'node:path';
import { createJiti } from 'jiti';
import { root } from '../set-up/fingerprint.mjs';

// What runs here runs on a server: the package that says so knows only Next.
const serverOnly = join(root, 'node_modules/server-only/empty.js');
const jiti = createJiti(import.meta.url, {
  alias: { '@': root, 'server-only': serverOnly },
  fsCache: join(root, '.cache/jiti'),
});

/** Runs a TypeScript module of this project, at `path` from its root, outside Next and returns its exports. */
export const loadTypeScript = (path) => jiti.import(resolve(root, path));
