'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { LANDING_SEGMENT, ROUTES } from '@/lib/config/routes';

/**
 * The page's path as visitors know it, such as `/about`, on the server and in the browser alike.
 * `usePathname` gives the internal variant path while prerendering, which would break hydration.
 * Only for components of the root layout, whose first segment below is the persona.
 */
export function useSitePath(): string {
  const [, ...path] = useSelectedLayoutSegments();
  return path[0] === LANDING_SEGMENT ? ROUTES.home : `/${path.join('/')}`;
}
