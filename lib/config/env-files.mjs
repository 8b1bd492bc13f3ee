import { createRequire } from 'node:module';
import { basename } from 'node:path';

const require = createRequire(import.meta.url);

const LINE = /^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=(.*)$/gm;
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

/**
 * Loads a folder's .env files as Next does, without overriding what is set.
 * @param {string} folder
 * @param {boolean} [isDevelopment] as for `next dev`
 * @throws {Error} with one sentence if a value would be read differently from how it is written
 */
export function loadEnvFiles(folder, isDevelopment = false) {
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
