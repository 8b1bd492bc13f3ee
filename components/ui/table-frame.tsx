'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from '@/lib/utils';

type TableFrameProps = { label: string; className?: string; children: ReactNode };

/** Scrollable container, focusable and named while it overflows. */
export function TableFrame({ label, className, children }: TableFrameProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [isOverflowing, setIsOverflowing] = useState(false);

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setIsOverflowing(frame.scrollWidth > frame.clientWidth));
    for (const box of [frame, ...frame.children]) observer.observe(box);
    return () => observer.disconnect();
  }, []);

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
