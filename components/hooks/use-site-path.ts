'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { LANDING_SEGMENT, ROUTES } from '@/lib/config/routes';

/** `usePathname` returns the internal variant path while prerendering, which breaks hydration. For the root layout only. */
export function useSitePath(): string {
  const [, ...path] = useSelectedLayoutSegments();
  return path[0] === LANDING_SEGMENT ? ROUTES.home : `/${path.join('/')}`;
}
