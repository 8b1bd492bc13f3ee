export const SAVED_AT_HEADER = 'x-saved-at';

/** Tells the page that it is a copy. An attribute of <html>, which hydration leaves alone, and before any script. */
export function markSavedAt(html: string, savedAt: string): string {
  return html.replace(/<html(?=[\s>])/, `<html data-saved-at="${savedAt}"`);
}

/** The moment of a header or an attribute, or null for anything that is none. */
export function parseSavedAt(text: string | null | undefined): Date | null {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** As the visitor's own clock shows it. */
export function formatSavedAt(moment: Date): string {
  return moment.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
