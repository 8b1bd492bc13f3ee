import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether Node was started with this module. Resolves symlinks: Node gets the path as typed, but the module's URL is
 * the real one. They differ below a symlink such as a release's `current`.
 * @param {string} url the module's `import.meta.url`
 * @returns {boolean}
 */
export function isCommand(url) {
  const [, started] = process.argv;
  if (started === undefined || !existsSync(started)) return false;
  return realpathSync(started) === realpathSync(fileURLToPath(url));
}
