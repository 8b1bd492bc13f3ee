'use client';

import { useRouter, useParams } from 'next/navigation';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { announce } from '@/components/ui/announcement-store';
import { delayAddressChanges, replaceAddress, withoutPersona, withPersona } from '@/lib/browser/address';
import { areCookiesBlocked } from '@/lib/browser/cookie';
import { keepLastNavigation } from '@/lib/browser/keep-last-navigation';
import { createListeners } from '@/lib/browser/listeners';
import { shellCopy } from '@/lib/content/shell';
import {
  formatPersonaSlug,
  parsePersonaSlug,
  type Persona,
  DEFAULT_PERSONA,
} from '@/lib/personalization/persona';
import { segmentReaders } from '@/lib/content/segments';
import type { PersonaSwap } from './session-store';

function trackScrollPosition() {
  const { pathname } = window.location;
  let top = window.scrollY;
  const record = () => {
    top = window.scrollY;
  };
  window.addEventListener('scroll', record, { passive: true });
  return {
    /** Undoes the router's scroll to the top, which it does when a page differs from what it expected. */
    restore() {
      if (window.location.pathname === pathname) window.scrollTo({ top, behavior: 'instant' });
    },
    stop: () => window.removeEventListener('scroll', record),
  };
}

/** When a new variant is rendered: restores scroll position and focus (by id), and announces the change. */
export function usePersonaSwap(renderedSlug: string): PersonaSwap {
  const refresh = useQueuedRefresh();
  const rendered = useRef(renderedSlug);
  const requested = useRef(renderedSlug);
  /** The variant shown before the first choice that is still loading. */
  const previous = useRef(renderedSlug);
  const focusedId = useRef<string | null>(null);
  const scrollPosition = useRef<ReturnType<typeof trackScrollPosition> | null>(null);
  const announcement = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    rendered.current = renderedSlug;
    if (focusedId.current === null) {
      requested.current = renderedSlug;
      return;
    }
    // Copy that arrives from now on fades in.
    document.documentElement.dataset.swapped = '';
    scrollPosition.current?.restore();
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (isFocusLost) document.getElementById(focusedId.current)?.focus({ preventScroll: true });
    // A later choice is still loading.
    if (renderedSlug !== requested.current) return;
    focusedId.current = null;
    scrollPosition.current?.stop();
    scrollPosition.current = null;
    const persona = parsePersonaSlug(renderedSlug);
    const changes = showChangesFrom(previous.current);
    if (persona) announce(announcement.current ?? `${describeView(persona)} ${changes}`.trim());
  }, [renderedSlug]);

  return useCallback(
    (variant, text) => {
      announcement.current = text;
      const { href } = window.location;
      const address = areCookiesBlocked() ? withPersona(href, variant) : withoutPersona(href);
      if (address) replaceAddress(address);
      const slug = formatPersonaSlug(variant);
      const isShown = slug === rendered.current && slug === requested.current;
      requested.current = slug;
      if (isShown) return text ? announce(text) : undefined;
      if (focusedId.current === null) previous.current = rendered.current;
      focusedId.current = document.activeElement?.id ?? '';
      scrollPosition.current ??= trackScrollPosition();
      refresh();
    },
    [refresh],
  );
}

/** Timeout of a refresh, so that a hanging request does not block later choices. */
const REFRESH_TIMEOUT_MS = 5000;

type RefreshState = { readonly startedAt: number | null; readonly isQueued: boolean };
const IDLE: RefreshState = { startedAt: null, isQueued: false };

/** One refresh at a time, because the router handles an overlapping one with a full reload. */
export function useQueuedRefresh(): () => void {
  const router = useRouter();
  const [refreshCount, setRefreshCount] = useState(0);
  const state = useRef<RefreshState>(IDLE);
  const stopKeeping = useRef<() => void>(undefined);
  const releaseAddress = useRef<() => void>(undefined);

  const refresh = useCallback(() => {
    const { startedAt } = state.current;
    if (startedAt !== null && performance.now() - startedAt < REFRESH_TIMEOUT_MS) {
      state.current = { startedAt, isQueued: true };
      return;
    }
    state.current = { startedAt: performance.now(), isQueued: false };
    stopKeeping.current?.();
    stopKeeping.current = keepLastNavigation(window.location.href);
    releaseAddress.current = delayAddressChanges(REFRESH_TIMEOUT_MS);
    // In the same transition, so that the count changes when the page arrives.
    startTransition(() => {
      router.refresh();
      setRefreshCount((count) => count + 1);
    });
  }, [router]);

  useEffect(() => {
    const { isQueued } = state.current;
    state.current = IDLE;
    stopKeeping.current?.();
    releaseAddress.current?.();
    if (isQueued) refresh();
  }, [refreshCount, refresh]);

  return refresh;
}

function describeView({ segment, cluster, visitor }: Persona): string {
  const copy = shellCopy.announcement;
  return `${copy.opening} ${segmentReaders[segment]} ${copy.cluster[cluster]} ${copy.visitor[visitor]}.`;
}

/** The variant rendered by the server, also while prerendering; the default on pages without one. */
export function useRenderedSlug(): string {
  const { persona } = useParams<{ persona?: string }>();
  const slug = decodeURIComponent(persona ?? '');
  return parsePersonaSlug(slug) ? slug : formatPersonaSlug(DEFAULT_PERSONA);
}

/** Differences between a page and its other variants: a sentence for each variant's slug. */
export type PageChanges = Readonly<Record<string, string>>;

const { notify, subscribe } = createListeners();
let changesBySlug: PageChanges = {};
let shownText = '';

function publish(text: string): void {
  shownText = text;
  notify();
}

/** Call after this page has replaced the variant `from` in place. Returns the changes. */
export function showChangesFrom(from: string): string {
  publish(changesBySlug[from] ?? '');
  return shownText;
}

/** The changes of the last swap on this page, until the visitor leaves it. */
export function usePageChanges(changes: PageChanges): string {
  useLayoutEffect(() => {
    changesBySlug = changes;
    return () => {
      changesBySlug = {};
      publish('');
    };
  }, [changes]);
  return useSyncExternalStore(
    subscribe,
    () => shownText,
    () => '',
  );
}
