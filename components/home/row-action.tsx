'use client';

import { useEffect, useState } from 'react';
import { useSession } from '@/components/personalization/personalization-context';
import { useRenderedSlug } from '@/components/personalization/use-rendered-slug';
import { ButtonLink } from '@/components/ui/button';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';

/** The hero's first button, in the sticky row while the hero's own is out of view. Its place is always reserved. */
export function RowAction() {
  const { persona } = useSession('persona');
  const { isAbove, label: shownLabel } = useHeroButton(useRenderedSlug());
  const { href, label } = callToActionCopy[selectPrimaryCallToAction(persona.segment).result];
  return (
    <div data-slot="row-action" data-shown={isAbove ? '' : undefined} className="row-action">
      <ButtonLink href={href} data-cta="row" className="px-4">
        {shownLabel ?? label}
      </ButtonLink>
    </div>
  );
}

/**
 * Whether the hero's button is above the window's visible part, and its words, which an experiment may have changed. `slug`
 * changes when another button takes its place.
 */
function useHeroButton(slug: string): { isAbove: boolean; label: string | null } {
  const [button, setButton] = useState<{ isAbove: boolean; label: string | null }>(HIDDEN);
  useEffect(() => {
    const target = document.querySelector('[data-cta=hero-primary]');
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const isAbove = !entry.isIntersecting && entry.boundingClientRect.top < 0;
      setButton({ isAbove, label: target.textContent });
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [slug]);
  return button;
}

const HIDDEN = { isAbove: false, label: null };
