import { ROUTES } from './routes';

export const READ_METHODS = ['GET', 'HEAD'];

export const PAGE_PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES));

/** From server/main.ts to the middleware, whose matcher names it as a literal: this request needs no decision. */
export const VISIT_DECIDED_HEADER = 'x-visit-decided';
