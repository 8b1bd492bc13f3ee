import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether Node was started with this module. Node is told the path that was typed and knows the module by its real one:
 * below a symlink, such as a release's `current`, the two differ.
 * @param {string} url the module's `import.meta.url`
 * @returns {boolean}
 */
export function isCommand(url) {
  const [, started] = process.argv;
  if (started === undefined || !existsSync(started)) return false;
  return realpathSync(started) === realpathSync(fileURLToPath(url));
}
