'use client';

import type { ReactNode } from 'react';
import { useSession } from '@/components/personalization/personalization-context';

/** Everything but what floats. Marked while the sidebar shows, because then all columns start at the same edge. */
export function SiteBody({ children }: { children: ReactNode }) {
  const { onboarding } = useSession('onboarding');
  return <div data-sidebar={onboarding.shown ? undefined : ''}>{children}</div>;
}
