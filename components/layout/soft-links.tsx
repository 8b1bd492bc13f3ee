'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { carryPersona } from '@/lib/browser/address';
import { areCookiesBlocked } from '@/lib/browser/cookie';
import { keepLastNavigation } from '@/lib/browser/keep-last-navigation';
import { ROUTES } from '@/lib/config/routes';

function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
}

/** With cookies blocked, only the address names the persona. */
function findAddress(target: EventTarget | null): string | null {
  const href = findSiteLink(target);
  return href !== null && areCookiesBlocked() ? carryPersona(href, window.location.href) : href;
}

/** Focuses the heading of the place that a link names, otherwise the main area. */
function focusAnchor({ hash }: HTMLAnchorElement): void {
  const target = document.getElementById(hash.slice(1));
  const heading = target?.querySelector<HTMLElement>('h1, h2, h3');
  if (heading) heading.tabIndex = -1;
  (heading ?? document.querySelector('main'))?.focus({ preventScroll: true });
}

/** Client-side navigation with prefetch on hover. Links in the footer, which stays mounted, also move the focus. */
export function SoftLinks() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const target = useRef('');
  const footerLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Only meanwhile, because some browsers keep no page with a beforeunload listener in the back/forward cache.
    if (isPending) return keepLastNavigation(new URL(target.current, window.location.href).href);
  }, [isPending]);
  useEffect(() => {
    const link = footerLink.current;
    if (isPending || !link) return;
    footerLink.current = null;
    if (document.activeElement === link) focusAnchor(link);
  }, [isPending]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = isForBrowser(event) ? null : findAddress(event.target);
      if (href === null) return;
      event.preventDefault();
      footerLink.current =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('footer a') : null;
      target.current = href;
      startTransition(() => router.push(href));
    };
    const prefetch = ({ target }: Event) => {
      if (isDataSaved()) return;
      // Chromium warns of a page's style sheet that was fetched before the load event and is not used.
      if (document.readyState !== 'complete') return;
      const href = findAddress(target);
      if (href !== null) router.prefetch(href);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [router]);
  return null;
}

/** The Network Information API, in Chromium only. */
function isDataSaved(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

const PAGES: ReadonlySet<string> = new Set(Object.values(ROUTES));

/** Null for external links, places on this page and links with a query, which the server must read. */
function findSiteLink(target: EventTarget | null): string | null {
  const link =
    target instanceof Element ? target.closest('a[href]:not([href^="#"], [target], [download])') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  const { origin, pathname, search, hash } = link;
  return origin === window.location.origin && search === '' && PAGES.has(pathname) ? pathname + hash : null;
}
