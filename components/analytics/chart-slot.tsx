'use client';

import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { watchNear } from '@/components/hooks/watch-near';
import { Skeleton } from '@/components/ui/skeleton';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { cn } from '@/lib/utils';

export type ChartProps<Data> = { data: Data; box: ChartBox; label: string };

type Chart<Data> = ComponentType<ChartProps<Data>>;

export type ChartSlotProps<Data> = {
  load: () => Promise<Chart<Data>>;
  data: Data;
  label: string;
  isInteractive?: boolean;
  /** Sets the height, which is reserved from the first byte. */
  className: string;
};

export function ChartSlot<Data>({ load, data, label, isInteractive, className }: ChartSlotProps<Data>) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { box, isNear } = useChartBox(boxRef, isInteractive);
  const [chart, setChart] = useState<{ Chart: Chart<Data> } | 'failed' | null>(null);

  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    load().then(
      (Chart) => isCurrent && setChart({ Chart }),
      () => isCurrent && setChart('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNear, load]);

  if (chart === 'failed') {
    return (
      <p className={cn('grid place-items-center text-muted-foreground', className)}>
        {dashboardCopy.charts.failed}
      </p>
    );
  }
  return (
    <div
      ref={boxRef}
      data-slot="chart"
      data-scripted
      role={isInteractive ? 'group' : 'img'}
      aria-label={label}
      // A chart keeps the width of the last resize and must not widen a window that has become narrower.
      className={cn('[&_svg]:max-w-full', className)}
    >
      {chart && box ? <chart.Chart data={data} box={box} label={label} /> : <Skeleton className="h-full" />}
    </div>
  );
}

type ChartBox = { width: number; height: number; rem: number };

const NEAR_PX = 300;

/** `hasControl`: whether the chart contains a focusable control. Size and nearness start unset, as in a closed tab. */
function useChartBox(ref: RefObject<HTMLElement | null>, hasControl = false) {
  const [box, setBox] = useState<ChartBox | null>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setBox(width > 0 ? { width, height, rem } : null);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [ref]);

  useEffect(() => {
    if (!ref.current || isNear) return;
    return watchNear(ref.current, { margin: NEAR_PX, hasControl }, () => setIsNear(true));
  }, [ref, isNear, hasControl]);

  return { box, isNear };
}
