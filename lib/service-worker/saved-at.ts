export const SAVED_AT_HEADER = 'x-saved-at';

/** Marks a page as a copy by an attribute of <html>, which hydration does not touch and which precedes all scripts. */
export function markSavedAt(html: string, savedAt: string): string {
  return html.replace(/<html(?=[\s>])/, `<html data-saved-at="${savedAt}"`);
}

export function parseSavedAt(text: string | null | undefined): Date | null {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** In the visitor's time zone. */
export function formatSavedAt(moment: Date): string {
  return moment.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
