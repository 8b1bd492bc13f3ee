import { ROUTES } from '@/lib/config/routes';

export function readAddress(): string {
  if (typeof window === 'undefined') return ROUTES.home;
  const { pathname, search } = window.location;
  return pathname + search;
}
