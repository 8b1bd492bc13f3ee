import { ROUTES } from '@/lib/config/routes';

/** Every page of the site, and the one for addresses that lead nowhere. */
export const PATHS: readonly string[] = [...Object.values(ROUTES), '/nowhere'];
