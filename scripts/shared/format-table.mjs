import { StepError } from './console.mjs';

/** All but tabs and line breaks. They would change a terminal that shows the text. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** @param {unknown} value that a visitor may have sent */
export const printable = (value) =>
  String(value ?? '')
    .replaceAll('\r\n', '\n')
    .replace(CONTROL, '');

const toCell = (value) => printable(value).replaceAll(/[\n\t]/g, ' ');

/** Formats a table with columns as wide as their content, and numbers aligned right. */
export function formatTable(head, rows) {
  const lines = [head, ...rows].map((cells) => cells.map(toCell));
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column].length)));
  return lines.map((cells) =>
    cells
      .map((cell, column) =>
        typeof rows[0]?.[column] === 'number' ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
      )
      .join('  ')
      .trimEnd(),
  );
}

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
