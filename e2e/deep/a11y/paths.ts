import { ROUTES } from '@/lib/config/routes';

export const PATHS: readonly string[] = [...Object.values(ROUTES), '/nowhere'];
