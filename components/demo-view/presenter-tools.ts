import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isBusy } from '@/components/hooks/is-busy';
import { useAccessibility } from '@/components/hooks/use-accessibility';
import { useRootAttribute } from '@/components/hooks/use-root-attribute';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { announce } from '@/components/ui/announcement-store';
import { COMPARER_ID, compareWith, formatComparison, isComparedPage } from '@/lib/compare/comparison';
import { ROUTES } from '@/lib/config/routes';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { DemoStep } from '@/lib/personalization/demo-view';
import { readQuery } from '@/lib/personalization/read-query';

/** Hides everything but the page, until the same key or the next page load. */
export function useHideToggle(): () => void {
  const [isHidden, setIsHidden] = useState(false);

  useRootAttribute('demoHidden', isHidden);

  return () => {
    setIsHidden(!isHidden);
    announce(isHidden ? demoViewCopy.shown : demoViewCopy.hidden);
  };
}

/** Links a page to its comparison, with the current visitor first, and a comparison back to its page. */
export function useCompareLink() {
  const router = useRouter();
  const path = useSitePath();
  const { persona } = useSession('persona');

  return function follow() {
    const compared = readQuery(window.location.search).get('page') ?? ROUTES.home;
    if (path !== ROUTES.compare)
      router.push(`${formatComparison(compareWith(persona, path))}#${COMPARER_ID}`);
    else router.push(isComparedPage(compared) ? compared : ROUTES.home);
  };
}

const { notesTitle, noNote } = demoViewCopy.share;

/** Shows the current step's note in a separate window, because the audience must see only the page. */
export function useNotesWindow(step: DemoStep | undefined): () => void {
  const notesWindow = useRef<Window | null>(null);
  const text = step?.note ?? noNote;

  useEffect(() => {
    if (notesWindow.current) showNote(notesWindow.current, text);
  }, [text]);

  return () => {
    notesWindow.current = window.open('', 'demo-notes', 'popup,width=460,height=260');
    if (notesWindow.current) showNote(notesWindow.current, text);
  };
}

function showNote({ document: page }: Window, text: string): void {
  page.title = notesTitle;
  page.body.textContent = text;
  Object.assign(page.body.style, { font: '1.5rem/1.4 system-ui, sans-serif', margin: '1.5rem' });
}

const { list } = demoViewCopy.keys;

export type DemoKey = keyof typeof list;

/** Matches the character, or the physical key if the layout has no such character there. */
function findKey({ key, code }: KeyboardEvent): DemoKey | undefined {
  const names = Object.keys(list) as DemoKey[];
  return (
    names.find((name) => list[name].key === key.toUpperCase()) ??
    names.find((name) => `Digit${list[name].key}` === code) ??
    (/^[\x20-\x7e]$/.test(key) ? undefined : names.find((name) => `Key${list[name].key}` === code))
  );
}

export function useDemoKeys(onKey: (key: DemoKey) => void): void {
  const { keyboardNavigation } = useAccessibility();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || repeat || defaultPrevented || isBusy('open')) return;
    const key = findKey(event);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    onKey(key);
  });

  // Keys work as soon as the bar is visible.
  useLayoutEffect(() => {
    if (!keyboardNavigation) return;
    // Captured, because a closed select would use the letter to choose an option.
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, [keyboardNavigation]);
}
