import { createJiti } from 'jiti';
import { join } from 'node:path';
import { root } from './fingerprint.mjs';

const jiti = createJiti(import.meta.url, { alias: { '@': root }, fsCache: join(root, '.cache/jiti') });

/** Runs a TypeScript module of this project outside Next and answers with what it exports. */
export const loadTypeScript = (path) => jiti.import(path);
