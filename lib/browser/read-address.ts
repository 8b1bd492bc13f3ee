import { ROUTES } from '@/lib/config/routes';

/** Path and query of this page; the home page where an error page is rendered on the server. */
export function readAddress(): string {
  if (typeof window === 'undefined') return ROUTES.home;
  const { pathname, search } = window.location;
  return pathname + search;
}
