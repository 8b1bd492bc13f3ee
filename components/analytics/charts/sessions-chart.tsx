'use client';

import { scaleLinear, scalePoint } from '@visx/scale';
import { AreaClosed, Circle, Line, LinePath } from '@visx/shape';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { useDocumentEvent } from '@/components/hooks/use-document-event';
import type { SessionsOverTime } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { formatCount } from '@/lib/personalization/counts';
import type { ChartProps } from '../chart-slot';
import { describeMoment, formatCountExactly } from '../figures';

const { sessions } = dashboardCopy;
const VALUE_TICKS = 4;
const REMS_PER_LABEL = 4.5;

export function SessionsChart({
  data: series,
  box: { width, height, rem },
}: ChartProps<SessionsOverTime<number | null>>) {
  const [active, setActive] = useState<number | null>(null);
  const [isDismissed, setIsDismissed] = useState(false);
  const { counts, unit } = series;
  // Counts too small to show are null and rendered as 0.
  const heights = counts.map((count) => count ?? 0);
  const last = counts.length - 1;
  const [left, right, top, bottom] = [2.75 * rem, width - 1.375 * rem, 0.75 * rem, height - 1.875 * rem];

  const x = scalePoint({ domain: counts.map((_, index) => index), range: [left, right] });
  const y = scaleLinear({
    domain: [0, Math.max(...heights, VALUE_TICKS)],
    range: [bottom, top],
    nice: VALUE_TICKS,
  });
  const at = (index: number) => x(index) ?? left;
  const points = heights.map((height, index) => ({
    x: at(index),
    y: y(height),
    count: counts[index] ?? null,
  }));
  const moments = selectTicks(counts.length, unit, Math.floor((right - left) / (REMS_PER_LABEL * rem)));

  function selectNearest(event: PointerEvent<HTMLInputElement>) {
    const { left: start, width: length } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - start) / length));
    select(Math.round(share * last));
  }

  function select(index: number | null) {
    setActive(index);
    setIsDismissed(false);
  }

  const position = Math.min(active ?? last, last);
  const point = active === null || isDismissed ? undefined : points[position];
  const { long } = describeMoment(series, position);
  return (
    <div className="relative h-full rounded-control has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-ring">
      <svg width={width} height={height} aria-hidden="true" className="block text-caption">
        {y.ticks(VALUE_TICKS).map((value) => (
          <g key={value}>
            <Line from={{ x: left, y: y(value) }} to={{ x: right, y: y(value) }} className="stroke-border" />
            <text
              x={left - 0.625 * rem}
              y={y(value)}
              dy="0.32em"
              className="fill-muted-foreground [text-anchor:end]"
            >
              {formatCount(value)}
            </text>
          </g>
        ))}
        {moments.map((index) => (
          <text
            key={index}
            x={at(index)}
            y={height - 0.375 * rem}
            className="fill-muted-foreground [text-anchor:middle]"
          >
            {describeMoment(series, index).short}
          </text>
        ))}
        <AreaClosed data={points} x={(p) => p.x} y={(p) => p.y} yScale={y} className="fill-primary/14" />
        <LinePath data={points} x={(p) => p.x} y={(p) => p.y} className="fill-none stroke-primary stroke-2" />
        {counts.length <= 31
          ? points.map((p) => (
              <Circle key={p.x} cx={p.x} cy={p.y} r={3} className="fill-surface stroke-primary stroke-2" />
            ))
          : null}
        {point ? (
          <>
            <Line
              from={{ x: point.x, y: top }}
              to={{ x: point.x, y: bottom }}
              className="stroke-border-strong"
            />
            <Circle cx={point.x} cy={point.y} r={5} className="fill-primary stroke-surface stroke-2" />
          </>
        ) : null}
      </svg>
      {point ? (
        <ChartTip x={point.x} width={width} title={long} onDismiss={() => setIsDismissed(true)}>
          {`${formatCountExactly(point.count)} ${sessions.count.toLowerCase()}`}
        </ChartTip>
      ) : null}
      <input
        type="range"
        min={0}
        max={last}
        value={position}
        aria-label={sessions.pointer}
        aria-valuetext={`${long}: ${formatCountExactly(counts[position] ?? null)} ${sessions.count.toLowerCase()}`}
        onChange={(event) => select(event.currentTarget.valueAsNumber)}
        onFocus={() => select(position)}
        onBlur={() => select(null)}
        onPointerMove={selectNearest}
        onPointerLeave={(event) => event.currentTarget !== document.activeElement && select(null)}
        className="absolute m-0 cursor-crosshair opacity-0"
        style={{ left, width: `calc(100% - ${left + width - right}px)`, top, height: bottom - top }}
      />
    </div>
  );
}

type Unit = SessionsOverTime['unit'];

/** Label intervals: quarters of a day, whole weeks. */
const STEPS: Record<Unit, readonly number[]> = {
  hour: [1, 2, 3, 6, 12],
  weekday: [1, 2, 3],
  day: [1, 7, 14, 28, 56],
};

export function selectTicks(length: number, unit: Unit, maxTicks: number): number[] {
  const step = STEPS[unit].find((candidate) => Math.ceil(length / candidate) <= maxTicks) ?? length;
  const first = unit === 'hour' ? 0 : (length - 1) % step;
  return Array.from({ length: Math.ceil((length - first) / step) }, (_, index) => first + index * step);
}

type ChartTipProps = { x: number; width: number; title: string; onDismiss: () => void; children: ReactNode };

/** Shows the values at `x`. Visual only, because the control over the chart announces them. Escape hides it. */
function ChartTip({ x, width, title, onDismiss, children }: ChartTipProps) {
  useDocumentEvent('keydown', ({ key }) => {
    if (key === 'Escape') onDismiss();
  });
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
