'use client';

import { useRef, useEffect, useState, type RefObject } from 'react';
import { cn } from '@/lib/utils';
import type { Elements } from './elements';

type ScrollableListProps = { label: string; isOrdered?: boolean; className?: string; children: Elements };

/** A list of items without controls, focusable and named while it overflows, as a snap-row does on phones. */
export function ScrollableList({ label, isOrdered = false, className, children }: ScrollableListProps) {
  const rowRef = useRef<HTMLUListElement & HTMLOListElement>(null);
  const isOverflowing = useOverflow(rowRef);
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List
      ref={rowRef}
      className={cn('grid', className)}
      {...(isOverflowing ? { 'aria-label': label, tabIndex: 0 } : {})}
    >
      {children}
    </List>
  );
}

/** Whether content is wider than its box, which then has to be reached with the keyboard. */
export function useOverflow(boxRef: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);

  useEffect(() => {
    const box = boxRef.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setIsOverflowing(box.scrollWidth > box.clientWidth));
    for (const one of [box, ...box.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [boxRef]);

  return isOverflowing;
}
