'use client';

import { useEffect, useRef } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { useIsLanding } from '@/components/personalization/use-is-landing';
import { useRenderedSlug } from '@/components/personalization/use-rendered-persona';
import { formatPersonaSlug } from '@/lib/personalization/persona';
import { selectVariant } from '@/lib/personalization/settings';

/** A page that was prefetched before analysis changed the cluster still has the old words: fetches the new ones. */
export function useLatePage(): void {
  const path = useSitePath();
  const renderedSlug = useRenderedSlug();
  const isLanding = useIsLanding();
  const { persona, settings } = useSession('persona', 'settings');
  const { catchUp } = usePersonalizationActions();
  const shownPath = useRef(path);
  const isLate = useRef(false);

  useEffect(() => {
    isLate.current =
      !isLanding && renderedSlug !== formatPersonaSlug(selectVariant(persona, settings).result);
  });
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    // After the provider has read what the new address says.
    const timer = setTimeout(() => {
      if (isLate.current) catchUp();
    });
    return () => clearTimeout(timer);
  }, [path, catchUp]);
}
