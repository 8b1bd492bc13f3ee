'use client';

import { useRef, type ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { useOverflow } from './use-overflow';

type TableFrameProps = { label: string; className?: string; children: ReactNode };

/** Scrollable container, focusable and named while it overflows. */
export function TableFrame({ label, className, children }: TableFrameProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const isOverflowing = useOverflow(frameRef);

  return (
    <div
      ref={frameRef}
      // Positioned, so that it clips sr-only text too.
      className={cn('relative overflow-x-auto', className)}
      data-slot="data-table"
      {...(isOverflowing ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}
