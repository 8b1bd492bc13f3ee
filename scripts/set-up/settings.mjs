import { createRequire } from 'node:module';
import { root } from './fingerprint.mjs';

/**
 * Loads the project's .env files into process.env without overriding what is set. The server loads them by itself; the
 * commands that prepare or read its database must use the same one. Requires installed packages.
 * @param {{ isDevelopment?: boolean }} [wish] as for `next dev`
 */
export function loadSettings({ isDevelopment = false } = {}) {
  const { resolve } = createRequire(import.meta.url);
  // Resolved from Next's folder, to use the same version as Next.
  const { loadEnvConfig } = createRequire(resolve('next/package.json'))('@next/env');
  loadEnvConfig(root, isDevelopment);
}
