'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { findSiteLink } from '@/lib/browser/find-site-link';

function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
}

/** Follows every link within the site without a reload, and prefetches a page when the visitor aims at its link. */
export function SoftLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = isForBrowser(event) ? null : findSiteLink(event.target);
      if (href === null) return;
      event.preventDefault();
      startTransition(() => router.push(href));
    };
    const prefetch = ({ target }: Event) => {
      const href = findSiteLink(target);
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
