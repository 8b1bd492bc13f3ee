'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { replaceAddress } from '@/lib/browser/address';
import { areCookiesBlocked } from '@/lib/browser/cookie';
import { withoutPersona, withPersona } from '@/lib/browser/persona-url';
import { formatPersonaSlug, parsePersonaSlug } from '@/lib/personalization/persona';
import { describeView } from './describe-view';
import type { PersonaSwap } from './session-change';
import { useRefreshInTurn } from './use-refresh-in-turn';

/** Follows where the reader is on this page, until `stop`. */
function watchPlace() {
  const { pathname } = window.location;
  let top = window.scrollY;
  const note = () => {
    top = window.scrollY;
  };
  window.addEventListener('scroll', note, { passive: true });
  return {
    /** The router goes to the top of a page that differs from what it expected. */
    restore() {
      if (window.location.pathname === pathname) window.scrollTo({ top, behavior: 'instant' });
    },
    stop: () => window.removeEventListener('scroll', note),
  };
}

/**
 * Swaps the page for another variant without a reload. The reader stays where they are, and what had focus has it
 * again afterwards, by its id, because the page below the layout is a new one; the change is announced once it is there,
 * in the words that came with it, if any.
 */
export function usePersonaSwap(renderedSlug: string): PersonaSwap {
  const refresh = useRefreshInTurn();
  const rendered = useRef(renderedSlug);
  const wanted = useRef(renderedSlug);
  const focusedId = useRef<string | null>(null);
  const place = useRef<ReturnType<typeof watchPlace> | null>(null);
  const said = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    rendered.current = renderedSlug;
    if (focusedId.current === null) {
      wanted.current = renderedSlug;
      return;
    }
    place.current?.restore();
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (isFocusLost) document.getElementById(focusedId.current)?.focus({ preventScroll: true });
    // A choice made meanwhile is still on its way.
    if (renderedSlug !== wanted.current) return;
    focusedId.current = null;
    place.current?.stop();
    place.current = null;
    const persona = parsePersonaSlug(renderedSlug);
    if (persona) announce(said.current ?? describeView(persona));
  }, [renderedSlug]);

  return useCallback(
    (variant, words) => {
      said.current = words;
      const { href } = window.location;
      const address = areCookiesBlocked() ? withPersona(href, variant) : withoutPersona(href);
      if (address) replaceAddress(address);
      const slug = formatPersonaSlug(variant);
      const isShown = slug === rendered.current && slug === wanted.current;
      wanted.current = slug;
      if (isShown) return words ? announce(words) : undefined;
      focusedId.current = document.activeElement?.id ?? '';
      place.current ??= watchPlace();
      refresh();
    },
    [refresh],
  );
}
