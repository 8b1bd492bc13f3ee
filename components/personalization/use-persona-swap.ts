'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { replaceAddress, withoutPersona, withPersona } from '@/lib/browser/address';
import { areCookiesBlocked } from '@/lib/browser/cookie';
import { shellCopy } from '@/lib/content/shell';
import { formatPersonaSlug, parsePersonaSlug, type Persona } from '@/lib/personalization/persona';
import { showChangesFrom } from './page-changes';
import type { PersonaSwap } from './session';

function watchPlace() {
  const { pathname } = window.location;
  let top = window.scrollY;
  const note = () => {
    top = window.scrollY;
  };
  window.addEventListener('scroll', note, { passive: true });
  return {
    /** Undoes the router's scroll to the top, which it does when a page differs from what it expected. */
    restore() {
      if (window.location.pathname === pathname) window.scrollTo({ top, behavior: 'instant' });
    },
    stop: () => window.removeEventListener('scroll', note),
  };
}

/** When a new variant is rendered: restores scroll position and focus (by id), and announces the change. */
export function usePersonaSwap(renderedSlug: string): PersonaSwap {
  const refresh = useRefreshInTurn();
  const rendered = useRef(renderedSlug);
  const wanted = useRef(renderedSlug);
  /** The variant shown before the first choice that is still loading. */
  const before = useRef(renderedSlug);
  const focusedId = useRef<string | null>(null);
  const place = useRef<ReturnType<typeof watchPlace> | null>(null);
  const said = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    rendered.current = renderedSlug;
    if (focusedId.current === null) {
      wanted.current = renderedSlug;
      return;
    }
    // Copy that arrives from now on fades in.
    document.documentElement.dataset.swapped = '';
    place.current?.restore();
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (isFocusLost) document.getElementById(focusedId.current)?.focus({ preventScroll: true });
    // A later choice is still loading.
    if (renderedSlug !== wanted.current) return;
    focusedId.current = null;
    place.current?.stop();
    place.current = null;
    const persona = parsePersonaSlug(renderedSlug);
    const changes = showChangesFrom(before.current);
    if (persona) announce(said.current ?? `${describeView(persona)} ${changes}`.trim());
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
      if (focusedId.current === null) before.current = rendered.current;
      focusedId.current = document.activeElement?.id ?? '';
      place.current ??= watchPlace();
      refresh();
    },
    [refresh],
  );
}

/** Timeout of a refresh, so that a hanging request does not block later choices. */
const PAGE_TIMEOUT_MS = 5000;

type Turn = { readonly takenAt: number | null; readonly isAskedAgain: boolean };
const FREE: Turn = { takenAt: null, isAskedAgain: false };

/** One refresh at a time, because the router handles an overlapping one with a full reload. */
export function useRefreshInTurn(): () => void {
  const router = useRouter();
  const [turns, setTurns] = useState(0);
  const turn = useRef<Turn>(FREE);

  const refresh = useCallback(() => {
    const { takenAt } = turn.current;
    if (takenAt !== null && performance.now() - takenAt < PAGE_TIMEOUT_MS) {
      turn.current = { takenAt, isAskedAgain: true };
      return;
    }
    turn.current = { takenAt: performance.now(), isAskedAgain: false };
    // In the same transition, so that the count changes when the page arrives.
    startTransition(() => {
      router.refresh();
      setTurns((count) => count + 1);
    });
  }, [router]);

  useEffect(() => {
    const { isAskedAgain } = turn.current;
    turn.current = FREE;
    if (isAskedAgain) refresh();
  }, [turns, refresh]);

  return refresh;
}

export function describeView({ segment, cluster, visitor }: Persona): string {
  const words = shellCopy.announcement;
  return `${words.opening} ${words.segment[segment]} ${words.cluster[cluster]} ${words.visitor[visitor]}.`;
}
