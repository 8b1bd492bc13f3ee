'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { ARMS_SEGMENT, LANDING_SEGMENT, ROUTES } from '@/lib/config/routes';

/** For the root layout, where a prerendered `usePathname` is the internal variant path, which breaks hydration. */
export function useSitePath(): string {
  const [first, ...path] = useSelectedLayoutSegments();
  // Below app/arms, the experiment and the persona are last.
  if (first === ARMS_SEGMENT) return `/${path.slice(0, -2).join('/')}`;
  return path[0] === LANDING_SEGMENT ? ROUTES.home : `/${path.join('/')}`;
}
