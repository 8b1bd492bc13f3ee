'use client';

import type { ReactNode } from 'react';
import { useSession } from '@/components/personalization/personalization-context';

/** Everything but the floating widgets. Marked while the sidebar is visible, so that all columns align. */
export function SiteBody({ children }: { children: ReactNode }) {
  const { onboarding } = useSession('onboarding');
  return <div data-sidebar={onboarding.isVisible ? undefined : ''}>{children}</div>;
}
