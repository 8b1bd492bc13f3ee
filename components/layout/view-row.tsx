'use client';

import type { ReactNode } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import type { Elements } from '@/components/ui/elements';
import { ROUTES } from '@/lib/config/routes';
import { cn } from '@/lib/utils';

/** One row for the home page's selectors and the onboarding's first step. Its later steps are below the row, which then scrolls. */
export function ViewRow({ selectors, children }: Record<'selectors' | 'children', Elements>) {
  const { onboarding } = useSession('onboarding');
  const isHome = useSitePath() === ROUTES.home;
  const isOpen = onboarding.isVisible && onboarding.step !== 1;
  return (
    <div
      data-slot="view-row"
      data-scripted
      className={cn('view-row', isHome && 'has-selectors', isHome && !isOpen && 'sticky-bar')}
    >
      {isHome ? selectors : null}
      {children}
    </div>
  );
}

/** Everything but the floating widgets. Marked while the sidebar is visible, so that all columns align. */
export function SiteBody({ children }: { children: ReactNode }) {
  const { onboarding } = useSession('onboarding');
  return <div data-sidebar={onboarding.isVisible ? undefined : ''}>{children}</div>;
}
