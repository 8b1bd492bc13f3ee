'use client';

import { scaleLinear, scaleBand } from '@visx/scale';
import { Bar, Polygon } from '@visx/shape';
import type { Figures } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import type { ChartProps } from '@/components/analytics/chart-slot';
import { formatPercent, formatShort } from '@/components/analytics/figures';

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

const LABEL_REMS = 3;

export function FunnelChart({
  data: steps,
  box: { width, height, rem },
}: ChartProps<Figures['engagement']['conversionFunnel']>) {
  const middle = (height - LABEL_REMS * rem) / 2;
  const x = scaleBand({ domain: steps.map(({ step }) => step), range: [0, width], padding: 0 });
  const half = scaleLinear({ domain: [0, 100], range: [0, middle] });
  const column = x.bandwidth() * 0.6;
  const columns = steps.map(({ step, conversion }) => {
    const center = (x(step) ?? 0) + x.bandwidth() / 2;
    return {
      step,
      conversion,
      center,
      start: center - column / 2,
      end: center + column / 2,
      half: half(conversion ?? 0),
    };
  });
  return (
    <svg width={width} height={height} className="block text-caption">
      {columns.map(({ step, conversion, center, start, end, half: reach }, index) => {
        const next = columns[index + 1];
        return (
          <g key={step}>
            {next ? (
              <Polygon
                points={[
                  [end, middle - reach],
                  [next.start, middle - next.half],
                  [next.start, middle + next.half],
                  [end, middle + reach],
                ]}
                className="fill-primary/18"
              />
            ) : null}
            <Bar x={start} y={middle - reach} width={column} height={reach * 2} className="fill-primary" />
            <text x={center} y={height - 1.625 * rem} className="fill-muted-foreground [text-anchor:middle]">
              {index + 1}
            </text>
            <text
              x={center}
              y={height - 0.375 * rem}
              className="fill-foreground font-semibold tabular-nums [text-anchor:middle]"
            >
              {formatPercent(conversion)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
