'use client';

import { useEffect, useState } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { useRenderedSlug } from '@/components/personalization/use-rendered-slug';
import { ButtonLink } from '@/components/ui/button';
import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';

/** The hero's first button, in the sticky row while the hero's own is out of view. Its place is always reserved. */
export function RowAction() {
  const { persona } = useSession('persona');
  const isHome = useSitePath() === ROUTES.home;
  const isShown = useIsAbove('[data-cta=hero-primary]', useRenderedSlug() + String(isHome));
  if (!isHome) return null;
  const { href, label } = callToActionCopy[selectPrimaryCallToAction(persona.segment).result];
  return (
    <div data-slot="row-action" data-shown={isShown ? '' : undefined} className="row-action">
      <ButtonLink href={href} data-cta="row" className="px-4">
        {label}
      </ButtonLink>
    </div>
  );
}

/** Whether the element is above the window's visible part. `page` changes when another element takes its place. */
function useIsAbove(selector: string, page: string): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const target = document.querySelector(selector);
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [selector, page]);
  return isAbove;
}
