import { site } from '@/lib/content/site';

const VALID_DAYS = 360;
const DAY_MS = 24 * 60 * 60 * 1000;

/** @param built the text is valid for a little less than a year from then, as RFC 9116 recommends */
export function writeSecurityText(built: Date): string {
  const expires = new Date(built.getTime() + VALID_DAYS * DAY_MS);
  return `Contact: mailto:${site.emails.support}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\n`;
}
