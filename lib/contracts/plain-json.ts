import type { FieldError } from './problem';

const MAX_DEPTH = 16;

/**
 * What neither database should ever see in a parsed JSON value: text with NUL (Postgres refuses it, SQLite keeps it) or
 * half a surrogate pair, and nesting without end. Null when all is well.
 */
export function findJsonFlaw(value: unknown, field = '', depth = 1): FieldError | null {
  if (typeof value === 'string')
    return isPlainText(value) ? null : { field, message: 'holds characters that are not text' };
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return { field, message: `is nested more than ${MAX_DEPTH} levels deep` };
  for (const [key, entry] of Object.entries(value)) {
    if (!isPlainText(key)) return { field, message: 'holds a name that is not text' };
    const flaw = findJsonFlaw(entry, field === '' ? key : `${field}.${key}`, depth + 1);
    if (flaw) return flaw;
  }
  return null;
}

function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
