import { ROUTES } from './routes';

export const READ_METHODS = ['GET', 'HEAD'];

export const PAGE_PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES));

/** On a request that `lib/http/harden-server.ts` wants refused, whatever its method was. */
export const REFUSED_HEADER = 'x-method-refused';
