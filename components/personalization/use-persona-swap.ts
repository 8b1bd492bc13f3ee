'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { withoutPersona } from '@/lib/browser/persona-url';
import { formatPersonaSlug, parsePersonaSlug } from '@/lib/personalization/persona';
import { describeView } from './describe-view';
import type { PersonaSwap } from './session-actions';
import { useRefreshInTurn } from './use-refresh-in-turn';

/**
 * Swaps the page for another variant without a reload. What had focus has it again afterwards, by its id,
 * because the page below the layout is a new one; the change is announced once it is there,
 * in the words that came with it, if any.
 */
export function usePersonaSwap(renderedSlug: string): PersonaSwap {
  const refresh = useRefreshInTurn();
  const rendered = useRef(renderedSlug);
  const wanted = useRef(renderedSlug);
  const focusedId = useRef<string | null>(null);
  const said = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    rendered.current = renderedSlug;
    if (focusedId.current === null) {
      wanted.current = renderedSlug;
      return;
    }
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (isFocusLost) document.getElementById(focusedId.current)?.focus({ preventScroll: true });
    // A choice made meanwhile is still on its way.
    if (renderedSlug !== wanted.current) return;
    focusedId.current = null;
    const persona = parsePersonaSlug(renderedSlug);
    if (persona) announce(said.current ?? describeView(persona));
  }, [renderedSlug]);

  return useCallback(
    (variant, words) => {
      said.current = words;
      const cleanUrl = withoutPersona(window.location.href);
      if (cleanUrl) window.history.replaceState(null, '', cleanUrl);
      const slug = formatPersonaSlug(variant);
      const isShown = slug === rendered.current && slug === wanted.current;
      wanted.current = slug;
      if (isShown) return words ? announce(words) : undefined;
      focusedId.current = document.activeElement?.id ?? '';
      refresh();
    },
    [refresh],
  );
}
