'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { LANDING_SEGMENT, ROUTES } from '@/lib/config/routes';

/**
 * The path as visitors see it, on server and client. `usePathname` returns the internal variant path while
 * prerendering, which breaks hydration. Only for components of the root layout.
 */
export function useSitePath(): string {
  const [, ...path] = useSelectedLayoutSegments();
  return path[0] === LANDING_SEGMENT ? ROUTES.home : `/${path.join('/')}`;
}
