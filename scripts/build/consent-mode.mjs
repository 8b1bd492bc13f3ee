import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `<html … data-consent="…">`; the same words inside a script stay, because the policy knows that script by its hash. */
const MODE_ON_HTML = /(<html\b[^>]*? data-consent=")[\w-]*(")/;

/**
 * Writes the mode onto <html> of every prerendered page, so that a change of CONSENT_MODE needs no build. Each file is
 * replaced whole; one that says it already is left alone.
 * @param {string} appFolder `.next/server/app`
 * @param {string} mode `notice` or `opt-in`
 * @returns {Promise<number>} how many pages changed
 */
export async function writeConsentMode(appFolder, mode) {
  const files = await readdir(appFolder, { recursive: true });
  let changed = 0;
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const file = join(appFolder, page);
    const html = await readFile(file, 'utf8');
    const marked = html.replace(MODE_ON_HTML, `$1${mode}$2`);
    if (marked === html) continue;
    await writeFile(`${file}.part`, marked);
    await rename(`${file}.part`, file);
    changed += 1;
  }
  // What a server has kept of the pages before they changed.
  if (changed > 0) await rm(join(appFolder, '../route-cache'), { recursive: true, force: true });
  return changed;
}
