import { ROUTES } from '@/lib/config/routes';
import { passages } from './passages';

/** Every place that an answer may link to. */
export const SITE_PLACES: ReadonlySet<string> = new Set([
  ...Object.values(ROUTES),
  ...passages.map(({ href }) => href),
]);
