// Spreadsheets run such a text as a formula; the full-width characters count in some locales.
const LOOKS_LIKE_FORMULA = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

/** Quotes one value by RFC 4180, and escapes formulas. */
function csvValue(value) {
  const text = String(value ?? '');
  const safe = LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values) => `${values.map(csvValue).join(',')}\r\n`;
