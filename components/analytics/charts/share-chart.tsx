'use client';

import { Pie } from '@visx/shape';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { cn } from '@/lib/utils';
import type { ChartProps } from '../chart-slot';
import { formatPercent, formatTotal } from '../figures';

export type ShareRow = { name: string; count: number | null; percentage: number | null };

const fills = [
  { arc: 'fill-primary', text: 'fill-primary-foreground' },
  { arc: 'fill-primary/35', text: 'fill-foreground' },
  { arc: 'fill-surface', text: 'fill-foreground' },
];

export function ShareChart({ data: rows, box: { width, height, rem } }: ChartProps<readonly ShareRow[]>) {
  const radius = Math.min(width, height) / 2 - 1;
  return (
    <svg width={width} height={height} className="block text-caption">
      <g transform={`translate(${width / 2} ${height / 2})`}>
        <Pie
          data={[...rows]}
          pieValue={({ count }) => count ?? 0}
          pieSort={null}
          pieSortValues={null}
          outerRadius={radius}
          innerRadius={radius * 0.52}
          padAngle={0.03}
        >
          {({ arcs, path }) =>
            arcs.map((arc, index) => {
              const [x, y] = path.centroid(arc);
              return (
                <g key={arc.data.name}>
                  <path
                    d={path(arc) ?? undefined}
                    className={cn('stroke-primary stroke-1', fills[index]?.arc)}
                  />
                  <text
                    x={x}
                    y={y}
                    dy="0.35em"
                    className={cn('font-semibold tabular-nums [text-anchor:middle]', fills[index]?.text)}
                  >
                    {arc.data.percentage === null ? null : formatPercent(arc.data.percentage)}
                  </text>
                </g>
              );
            })
          }
        </Pie>
        <text
          dy="-0.1em"
          className="fill-foreground font-heading text-title font-(--heading-weight) [text-anchor:middle]"
        >
          {formatTotal(rows.map(({ count }) => count))}
        </text>
        <text y={rem} dy="0.2em" className="fill-muted-foreground [text-anchor:middle]">
          {dashboardCopy.sessions.count.toLowerCase()}
        </text>
      </g>
    </svg>
  );
}
