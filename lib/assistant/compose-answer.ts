import { ROUTES } from '@/lib/config/routes';
import type { Passage } from './passages';

const UNKNOWN = `I don't know the answer to that. Our team can help: the addresses are on ${ROUTES.contact}.`;

/** Full sentences from the site's own words, with the pages they stand on. */
export function composeAnswer([first, second]: readonly Passage[]): string {
  if (!first) return UNKNOWN;
  const more = second && second.href !== first.href ? ` See also ${second.href}.` : '';
  return `${first.text} You can read more at ${first.href}.${more}`;
}
