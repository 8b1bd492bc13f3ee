import { createRequire } from 'node:module';
import { root } from './fingerprint.mjs';

/**
 * Reads the project's .env files into process.env, where what is set already stays: the server reads them by itself, and
 * what prepares or reads its database has to mean the same one. Needs the packages; PORT is read before they are there.
 * @param {{ isDevelopment?: boolean }} [wish] as for `next dev`
 */
export function loadSettings({ isDevelopment = false } = {}) {
  const { resolve } = createRequire(import.meta.url);
  // Resolved from Next's folder, so that it is the version that Next uses.
  const { loadEnvConfig } = createRequire(resolve('next/package.json'))('@next/env');
  loadEnvConfig(root, isDevelopment);
}
