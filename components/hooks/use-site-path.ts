'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { LANDING_SEGMENT, ROUTES } from '@/lib/config/routes';

/** For the root layout, where a prerendered `usePathname` is the internal variant path, which breaks hydration. */
export function useSitePath(): string {
  const [, ...path] = useSelectedLayoutSegments();
  return path[0] === LANDING_SEGMENT ? ROUTES.home : `/${path.join('/')}`;
}
