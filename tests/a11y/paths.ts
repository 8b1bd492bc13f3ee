import { ROUTES } from '@/lib/config/routes';

/** Every page, and an address that does not exist. */
export const PATHS: readonly string[] = [...Object.values(ROUTES), '/nowhere'];
