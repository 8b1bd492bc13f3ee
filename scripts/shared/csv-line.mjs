// A spreadsheet takes such a text for a formula and runs it; the full-width signs count in some languages.
const LOOKS_LIKE_FORMULA = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

/** One value as RFC 4180 wants it, and such that no spreadsheet computes anything from it. */
function csvValue(value) {
  const text = String(value ?? '');
  const safe = LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values) => `${values.map(csvValue).join(',')}\r\n`;
