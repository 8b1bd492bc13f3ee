import { testDetails } from '@/lib/content/analytics/test-details';
import { formatInterval, formatSigned } from './figures';
import type { JudgedVariant } from './judge-test';

const { plot, noChange } = testDetails;

const MARGIN_PERCENT = 6;

/** A label near an edge grows away from it, so that nothing is cut off on a narrow screen. */
function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 100 / 3) return 'start';
  return percent > 200 / 3 ? 'end' : 'middle';
}

/** Each uplift as a dot on its interval: one that crosses the line of no change proves nothing. */
export function UpliftPlot({ variants }: { variants: readonly JudgedVariant[] }) {
  const uplifts = variants.flatMap(({ name, uplift }) => (uplift ? [{ name, ...uplift }] : []));
  if (uplifts.length === 0) return null;
  const low = Math.min(0, ...uplifts.map(({ interval }) => interval.low));
  const high = Math.max(0, ...uplifts.map(({ interval }) => interval.high));
  const percentOf = (value: number) =>
    MARGIN_PERCENT + ((value - low) / (high - low)) * (100 - 2 * MARGIN_PERCENT);
  const place = (value: number) => `${percentOf(value)}%`;
  return (
    <div className="mt-6">
      <h3 className="text-sm font-semibold">{plot}</h3>
      <ul className="mt-3 space-y-3">
        {uplifts.map(({ name, value, interval }) => (
          <li key={name}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span>{name}</span>
              <span className="text-muted-foreground tabular-nums">
                {`${formatSigned(value)} (${formatInterval(interval, formatSigned)})`}
              </span>
            </p>
            <svg
              width="100%"
              height="24"
              aria-hidden="true"
              className="mt-1 block rounded-sm bg-surface-sunken"
            >
              <line
                x1={place(0)}
                x2={place(0)}
                y1="0"
                y2="24"
                className="stroke-border-strong [stroke-dasharray:3_3]"
              />
              <line
                x1={place(interval.low)}
                x2={place(interval.high)}
                y1="12"
                y2="12"
                className="stroke-primary stroke-3 [stroke-linecap:round]"
              />
              <circle
                cx={place(value)}
                cy="12"
                r="6"
                className="fill-primary stroke-surface-raised stroke-2"
              />
            </svg>
          </li>
        ))}
      </ul>
      <svg width="100%" height="20" aria-hidden="true" className="block text-caption">
        <text x={place(0)} y="15" textAnchor={anchorAt(percentOf(0))} className="fill-muted-foreground">
          {noChange}
        </text>
      </svg>
    </div>
  );
}
