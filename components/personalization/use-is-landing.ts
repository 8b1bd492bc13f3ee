'use client';

import { useParams } from 'next/navigation';

/** Whether an ad's promise is on the page: as long as it stands there, so does the behavior that the ad speaks to. */
export function useIsLanding(): boolean {
  return useParams<{ message?: string }>().message !== undefined;
}
