'use client';

import { useRef } from 'react';
import { cn } from '@/lib/utils';
import type { Elements } from './elements';
import { useOverflow } from './use-overflow';

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
