'use client';

import { useEffect, type RefObject } from 'react';
import { wrapTab } from '@/components/ui/wrap-tab';

type WindowKeys = {
  windowRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Nothing of the page can be seen, so nothing of it may have the focus. */
  isFull: boolean;
  onClose: () => void;
};

const FOCUSABLE = 'a[href], button:not(:disabled), textarea, [tabindex="0"]';

/** Another dialog has an Escape of its own, and so have fields, which it may empty. */
function isElsewhere(target: EventTarget | null, own: Element | null): boolean {
  if (!(target instanceof Element) || own?.contains(target)) return false;
  return target.closest('dialog, [role=dialog], input, textarea, select') !== null;
}

/** Escape closes the window, from the page beside it too, which it may partly cover. */
export function useWindowKeys({ windowRef, isOpen, isFull, onClose }: WindowKeys): void {
  useEffect(() => {
    if (!isOpen) return;

    function keepInside(event: KeyboardEvent) {
      const elements = [...(windowRef.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
        (element) => getComputedStyle(element).visibility === 'visible',
      );
      const next = wrapTab<Element>(elements, document.activeElement, event.shiftKey);
      if (!(next instanceof HTMLElement)) return;
      event.preventDefault();
      next.focus();
    }

    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || isElsewhere(event.target, windowRef.current)) return;
      if (event.key === 'Escape') onClose();
      if (event.key === 'Tab' && isFull) keepInside(event);
    }

    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [windowRef, isOpen, isFull, onClose]);

  // Another floating widget that opens would lie under this window. Heard first: a button's icon may change by its click.
  useEffect(() => {
    if (!isOpen) return;
    function makeRoom({ target }: MouseEvent) {
      const widget = target instanceof Element ? target.closest('[data-slot=widget-dock] button') : null;
      if (widget && !widget.matches('[data-slot=chat-toggle]')) onClose();
    }
    document.addEventListener('click', makeRoom, true);
    return () => document.removeEventListener('click', makeRoom, true);
  }, [isOpen, onClose]);
}
