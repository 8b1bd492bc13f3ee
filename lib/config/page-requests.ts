import { ROUTES } from './routes';

/** The methods that a page answers. */
export const READ_METHODS = ['GET', 'HEAD'];

export const PAGE_PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES));
