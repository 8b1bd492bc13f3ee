import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const require = createRequire(import.meta.url);

const LINE = /^[ \t\ufeff]*(?:export[ \t]+)?([\w.-]+)[ \t]*=(.*)$/gm;
const SPACE_AROUND = /^[ \t]+|(?<![ \t\r])[ \t\r]+$/g;

/** The value as a person reads it: without quotes, a comment after a space, and `\$` for a dollar sign. */
function readAsWritten(text) {
  const quote = /^["'`]/.exec(text)?.[0];
  if (quote) {
    const end = text.indexOf(quote, 1);
    // The value goes on in the next line.
    if (end === -1) return null;
    const inner = text.slice(1, end).replaceAll('\\$', '$');
    return quote === '"' ? inner.replaceAll('\\n', '\n').replaceAll('\\r', '\r') : inner;
  }
  return text.replace(/(?:^|(?<!\s)\s+)#.*$/, '').replaceAll('\\$', '$');
}

/** Such as `.env` and `.env.local`, and as Windows names them: `.env.txt`. */
const SETTINGS_FILE =
  /^\.env(?:\.local|\.production|\.development|\.production\.local|\.development\.local)?(\.txt)?$/;

/** Refuses a settings file that would count for nothing. */
function checkReadable(folder) {
  for (const name of readdirSync(folder)) {
    const match = SETTINGS_FILE.exec(name);
    if (!match) continue;
    if (match[1]) throw new Error(`${name} is not read: rename it to ${basename(name, '.txt')}.`);
    const content = readSettingsFile(join(folder, name));
    // The order of bytes in UTF-16, and its half-empty characters.
    if (/^(?:\u00ff\u00fe|\u00fe\u00ff)|\0/.test(content))
      throw new Error(`${name} is not in UTF-8, so it would not be read: save it in that encoding.`);
  }
}

function readSettingsFile(file) {
  try {
    return readFileSync(file, 'latin1');
  } catch ({ code }) {
    if (code === 'EISDIR')
      throw new Error(`${basename(file)} is a folder: settings are read from a file of that name.`);
    throw new Error(`${basename(file)} cannot be read (${code}): correct it, or remove it.`);
  }
}

/**
 * Loads a folder's .env files as Next does, without overriding what is set.
 * @param {string} folder
 * @param {boolean} [isDevelopment] as for `next dev`
 * @throws {Error} with one sentence if a file would not be read, or a value differently from how it is written
 */
export function loadEnvFiles(folder, isDevelopment = false) {
  checkReadable(folder);
  // Not imported, because set-up loads this module before the packages are installed.
  const { loadEnvConfig } = require('@next/env');
  // Set outside, or in a file of higher priority, which comes first.
  const overridden = new Set(Object.keys(process.env));
  for (const { path, contents, env } of loadEnvConfig(folder, isDevelopment).loadedEnvFiles) {
    for (const [, name = '', text = ''] of contents.matchAll(LINE)) {
      const written = readAsWritten(text.replace(SPACE_AROUND, ''));
      // A line of a longer value, such as a certificate, can look like a variable.
      const isVariable = env[name] !== undefined && written !== null;
      if (!isVariable || overridden.has(name) || env[name] === written) continue;
      throw new Error(
        `${name} in ${basename(path)} is not read as it is written: put the value in single quotes, and write \\$ for each $.`,
      );
    }
    for (const name of Object.keys(env)) overridden.add(name);
  }
}
