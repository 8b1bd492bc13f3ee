/** Whether a value is an object with fields, which a list is not. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object of a JSON text; null for any other JSON, and for what is none. */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
