'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { withoutPersona } from '@/lib/browser/persona-url';
import { formatPersonaSlug, parsePersonaSlug, type Persona } from '@/lib/personalization/persona';
import { describeView } from './describe-view';

/**
 * Swaps the page for another variant without a reload. What had focus has it again afterwards, by its id,
 * because the page below the layout is a new one; the change is announced once it is there.
 */
export function usePersonaSwap(renderedSlug: string): (variant: Persona) => void {
  const router = useRouter();
  const rendered = useRef(renderedSlug);
  const focusedId = useRef<string | null>(null);

  useLayoutEffect(() => {
    rendered.current = renderedSlug;
    if (focusedId.current === null) return;
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (isFocusLost) document.getElementById(focusedId.current)?.focus({ preventScroll: true });
    focusedId.current = null;
    const persona = parsePersonaSlug(renderedSlug);
    if (persona) announce(describeView(persona));
  }, [renderedSlug]);

  return useCallback(
    (variant) => {
      const cleanUrl = withoutPersona(window.location.href);
      if (cleanUrl) window.history.replaceState(null, '', cleanUrl);
      if (formatPersonaSlug(variant) === rendered.current) return;
      focusedId.current = document.activeElement?.id ?? '';
      router.refresh();
    },
    [router],
  );
}
