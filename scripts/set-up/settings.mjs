import { loadEnvFiles } from '../../lib/config/env-files.mjs';
import { StepError } from '../shared/console.mjs';
import { root } from '../shared/fingerprint.mjs';

/**
 * Loads the project's .env files into process.env without overriding what is set. The server loads them by itself; the
 * commands that prepare or read its database must use the same one. Requires installed packages.
 * @param {{ isDevelopment?: boolean }} [wish] as for `next dev`
 */
export function loadSettings({ isDevelopment = false } = {}) {
  try {
    loadEnvFiles(root, isDevelopment);
  } catch (error) {
    throw new StepError(error.message);
  }
}
