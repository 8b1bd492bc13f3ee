'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { accessibilityCopy } from '@/lib/content/accessibility';

const MOST = 12;

function listHeadings(): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('main h2'))
    .filter((heading) => !heading.closest('[hidden], [inert]'))
    .slice(0, MOST)
    .map((heading) => heading.textContent.trim());
}

/** Has a screen reader say what a page holds when it opens; the router has said its title. */
export function usePageOutline(isOn: boolean): void {
  const path = usePathname();
  useEffect(() => {
    const headings = isOn ? listHeadings() : [];
    if (headings.length > 0) announce(`${accessibilityCopy.outline} ${headings.join(', ')}.`);
  }, [isOn, path]);
}
