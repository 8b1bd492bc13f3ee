'use client';

import { useEffect, type RefObject } from 'react';

/** Less is a browser's bar or a scrollbar. */
const MIN_KEYBOARD_PX = 120;

/**
 * Phones put their keyboard over fixed elements: only the visual viewport shrinks, and on iOS it also moves. While it is
 * open, the element has `--keyboard-top` (from the bottom of the layout viewport) and `--visible-height`.
 */
export function useKeyboardSpace(elementRef: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const { visualViewport } = window;
    const { style } = elementRef.current ?? {};
    if (!isOn || !visualViewport || !style) return;
    const measure = () => {
      const { height, offsetTop, scale } = visualViewport;
      // A page that is zoomed in has a smaller visual viewport, too.
      const isOpen = window.innerHeight - height * scale >= MIN_KEYBOARD_PX;
      const top = Math.max(0, window.innerHeight - offsetTop - height);
      style.setProperty('--keyboard-top', isOpen ? `${top}px` : '');
      style.setProperty('--visible-height', isOpen ? `${height}px` : '');
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
    };
  }, [elementRef, isOn]);
}
