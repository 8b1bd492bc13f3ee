'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { isVisible } from '@/lib/browser/is-visible';
import { demoViewCopy } from '@/lib/content/demo-view';

const REASON = 'details[data-why]';
const OWN_ESCAPE =
  '[role=dialog], [role=menu], [role=listbox], [data-slot=demo-panel], [data-slot=widget-dock]';

const { opened, none, closed } = demoViewCopy.explain;

function close(reason: HTMLDetailsElement): void {
  const summary = reason.querySelector('summary');
  if (reason.contains(document.activeElement)) summary?.focus({ preventScroll: true });
  reason.open = false;
}

/** Opens every reason once, also those added later; a reason closed by hand stays closed. */
function openReasons(): () => void {
  const known = new Set<HTMLDetailsElement>();
  const open = () => {
    for (const reason of document.querySelectorAll<HTMLDetailsElement>(REASON)) {
      if (known.has(reason)) continue;
      known.add(reason);
      reason.open = true;
    }
  };
  open();
  const count = [...known].filter(isVisible).length;
  announce(count > 0 ? `${opened} ${count}` : none);
  const observer = new MutationObserver(open);
  observer.observe(document.body, { childList: true, subtree: true });
  document.documentElement.dataset.explain = 'on';
  return () => {
    observer.disconnect();
    delete document.documentElement.dataset.explain;
    known.forEach(close);
    announce(closed);
  };
}

/** Opens every 'Why am I seeing this?' on this and the following pages until turned off. */
export function useExplain() {
  const [isExplaining, setIsExplaining] = useState(false);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || document.activeElement?.closest(OWN_ESCAPE)) return;
    event.stopPropagation();
    setIsExplaining(false);
  });

  useEffect(() => (isExplaining ? openReasons() : undefined), [isExplaining]);
  useEffect(() => {
    if (!isExplaining) return;
    // Captured, before the focused reason handles it.
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  }, [isExplaining]);

  return { isExplaining, setIsExplaining };
}
