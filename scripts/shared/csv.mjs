import { StepError } from './console.mjs';
import { printable } from './format-table.mjs';

// Spreadsheets run such a text as a formula; the full-width characters count in some locales.
const LOOKS_LIKE_FORMULA = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

/** Quotes one value by RFC 4180, and escapes formulas. */
function csvValue(value) {
  const text = printable(value);
  const safe = LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values) => `${values.map(csvValue).join(',')}\r\n`;

const DISK_FULL_CODES = ['ENOSPC', 'EFBIG', 'EDQUOT'];

/** Maps a file system error to advice for the operator. Other errors stay as they are. */
export function explainWriting(error, file) {
  if (!error.syscall) return error;
  return new StepError(`${file} cannot be written (${error.code}).`, {
    todo: DISK_FULL_CODES.includes(error.code)
      ? 'Free up space on that disk, or name a file on another one.'
      : 'Name a file in an existing folder that you can write to.',
  });
}
