'use client';

import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useRootAttribute } from '@/components/hooks/use-root-attribute';
import { logSilently } from '@/lib/browser/log';
import type { WhyPanelProps } from './why-panel';

/** Renders the reasons into the open 'Why am I seeing this?'. Their code loads with the first. */
export function WhyPanels() {
  const opened = useOpenReason();
  const [Panel, setPanel] = useState<ComponentType<WhyPanelProps> | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  useRootAttribute('showWhy', showsAll);

  useEffect(() => {
    if (Panel || !opened) return;
    import('./why-panel').then(
      (loaded) => setPanel(() => loaded.WhyPanel),
      // The link to the rule remains, and the next opening retries.
      (error: unknown) => logSilently('The reasons were not loaded', error),
    );
  }, [Panel, opened]);

  useLayoutEffect(() => {
    const box = opened?.querySelector<HTMLElement>(':scope > div');
    const summary = opened?.querySelector('summary');
    return box && summary ? placeBeside(box, summary) : undefined;
  }, [opened]);

  const slot = opened?.querySelector(':scope > div > div');
  if (!Panel || !opened || !slot) return null;
  return createPortal(<Panel reason={opened} showsAll={showsAll} onShowAll={setShowsAll} />, slot);
}

const REASON = 'details[data-why]';

/** At most one, closed by Escape, a press outside, a followed link or leaving by Tab. */
function useOpenReason(): HTMLDetailsElement | null {
  const [opened, setOpened] = useState<HTMLDetailsElement | null>(null);

  // Toggle events do not bubble.
  useEffect(() => {
    const read = () => setOpened(document.querySelector<HTMLDetailsElement>(`${REASON}[open]`));
    read();
    document.addEventListener('toggle', read, true);
    return () => document.removeEventListener('toggle', read, true);
  }, []);

  useEffect(() => {
    if (!opened) return;
    const close = () => void (opened.open = false);
    const isOutside = (target: EventTarget | null) => target instanceof Node && !opened.contains(target);

    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || isOutside(event.target)) return;
      // In the capture phase, so that a surrounding menu stays open.
      event.stopPropagation();
      close();
      opened?.querySelector('summary')?.focus();
    }
    function closeOutside({ target }: PointerEvent) {
      if (isOutside(target)) close();
    }
    // Null for a press on something that takes no focus, and for another window.
    function closeOnLeaving({ relatedTarget }: FocusEvent) {
      if (isOutside(relatedTarget)) close();
    }
    function closeOnLink({ target }: MouseEvent) {
      if (target instanceof Element && !isOutside(target) && target.closest('a')) close();
    }
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('click', closeOnLink);
    opened.addEventListener('focusout', closeOnLeaving);
    return () => {
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('click', closeOnLink);
      opened.removeEventListener('focusout', closeOnLeaving);
    };
  }, [opened]);

  return opened;
}

const GAP_PX = 4;
const EDGE_PX = 8;
/** Its largest height, in app/guidance.css. */
const ROOM_PX = 280 + EDGE_PX;

/**
 * Lifts the box into the top layer, below or above its anchor and inside the window. Where a browser has no popovers, CSS
 * shows it below the anchor's line.
 */
function placeBeside(box: HTMLElement, anchor: HTMLElement): () => void {
  if (!('showPopover' in box)) return () => undefined;
  box.setAttribute('popover', 'manual');
  box.showPopover();

  function place() {
    const { left, top, bottom } = anchor.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isAbove = clientHeight - bottom < ROOM_PX && top > clientHeight - bottom;
    const start = Math.max(EDGE_PX, Math.min(left, clientWidth - box.offsetWidth - EDGE_PX));
    // In the document's coordinates, so that it scrolls with the page.
    Object.assign(box.style, {
      left: `${window.scrollX + start}px`,
      top: isAbove ? 'auto' : `${window.scrollY + bottom + GAP_PX}px`,
      bottom: isAbove ? `${clientHeight - window.scrollY - top + GAP_PX}px` : 'auto',
    });
  }

  place();
  // For marks in a sticky sidebar or in a row that scrolls.
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
    if (box.isConnected) box.hidePopover();
    box.removeAttribute('popover');
  };
}
