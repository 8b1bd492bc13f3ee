'use client';

import { useEffect, useEffectEvent, type ReactNode } from 'react';

type ChartTipProps = { x: number; width: number; title: string; onDismiss: () => void; children: ReactNode };

/** Says what the line shows at `x`. The control over the chart says it too, so this is for the eye only. Escape hides it. */
export function ChartTip({ x, width, title, onDismiss, children }: ChartTipProps) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onDismiss());
  useEffect(() => {
    const listener = (event: KeyboardEvent) => void handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <div
      aria-hidden="true"
      data-slot="chart-tip"
      className="pointer-events-none absolute top-0 z-10 rounded-control border border-border-strong bg-surface-raised px-3 py-1.5 text-caption whitespace-nowrap shadow-raised"
      style={{ left: x, transform: `translateX(${x < width / 2 ? '0.75rem' : 'calc(-100% - 0.75rem)'})` }}
    >
      <span className="block text-muted-foreground">{title}</span>
      <span className="block font-semibold tabular-nums">{children}</span>
    </div>
  );
}
