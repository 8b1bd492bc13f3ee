'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { areCookiesBlocked } from '@/lib/browser/cookie';
import { carryPersona } from '@/lib/browser/persona-url';
import { ROUTES } from '@/lib/config/routes';

function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
}

/** Where cookies are blocked, the address alone says whose pages these are. */
function findAddress(target: EventTarget | null): string | null {
  const href = findSiteLink(target);
  return href !== null && areCookiesBlocked() ? carryPersona(href, window.location.href) : href;
}

/** The heading of the place that a link names, else the main area. */
function focusPlace({ hash }: HTMLAnchorElement): void {
  const place = document.getElementById(hash.slice(1));
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3');
  if (heading) heading.tabIndex = -1;
  (heading ?? document.querySelector('main'))?.focus({ preventScroll: true });
}

/**
 * Follows every link within the site without a reload, and prefetches a page when the visitor aims at its link. Who
 * leaves by the footer, which stays, is brought to the place that was asked for.
 */
export function SoftLinks() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const footerLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const link = footerLink.current;
    if (isPending || !link) return;
    footerLink.current = null;
    if (document.activeElement === link) focusPlace(link);
  }, [isPending]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = isForBrowser(event) ? null : findAddress(event.target);
      if (href === null) return;
      event.preventDefault();
      footerLink.current =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('footer a') : null;
      startTransition(() => router.push(href));
    };
    const prefetch = ({ target }: Event) => {
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

const PAGES: ReadonlySet<string> = new Set(Object.values(ROUTES));

/**
 * The address, path and place, that a link around `target` leads to, if it is a page of this site; null for
 * everything else, for places on this very page, and for links with a query, which are for the server to read.
 */
function findSiteLink(target: EventTarget | null): string | null {
  const link =
    target instanceof Element ? target.closest('a[href]:not([href^="#"], [target], [download])') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  const { origin, pathname, search, hash } = link;
  return origin === window.location.origin && search === '' && PAGES.has(pathname) ? pathname + hash : null;
}
