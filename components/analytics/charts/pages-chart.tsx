'use client';

import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { Figures } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import type { ChartProps } from '../chart-slot';
import { formatPercent, formatShort } from '../figures';

const BAR_REMS = 0.625;

export function PagesChart({
  data: pages,
  box: { width, rem },
}: ChartProps<Figures['userBehavior']['topPages']>) {
  const height = BAR_REMS * rem;
  const x = scaleLinear({
    domain: [0, Math.max(...pages.map(({ views }) => views ?? 0))],
    range: [0, width],
  });
  return (
    <ul className="space-y-3">
      {pages.map(({ page, path, views, engagement }) => (
        <li key={page}>
          <span className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4 text-sm leading-relaxed">
            <span className="font-medium">{page}</span>
            <span className="tabular-nums">
              <span className="font-semibold">{formatShort(views)}</span>{' '}
              <span className="text-caption text-muted-foreground">
                <span>{formatPercent(engagement)}</span>
                <span className="@max-md/main:hidden">
                  {` ${dashboardCopy.topPages.engagement.toLowerCase()}`}
                </span>
              </span>
            </span>
          </span>
          <svg width={width} height={height} className="block">
            <Bar width={width} height={height} rx={height / 2} className="fill-primary/10" />
            <Bar
              width={x(views ?? 0)}
              height={height}
              rx={height / 2}
              className={path ? 'fill-primary' : 'fill-primary/45'}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
