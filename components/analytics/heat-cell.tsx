import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { formatCount } from '@/lib/personalization/counts';
import { cn } from '@/lib/utils';

const { few, many } = dashboardCopy.heatmap;

/** Classes, because a style attribute would break the content security policy. Text stays readable on each. */
const shades = [
  'bg-primary/6',
  'bg-primary/14',
  'bg-primary/24',
  'bg-primary/36',
  'bg-primary text-primary-foreground',
];

export function HeatCell({ value, strongest }: { value: number; strongest: number }) {
  const level = Math.min(shades.length - 1, Math.floor((value / strongest) * shades.length));
  return (
    <span
      className={cn(
        'block rounded-sm px-3 py-3.5 tabular-nums @max-xl/table:px-1.5 @max-xl/table:py-2 @xl/table:-my-1.5 @xl/table:min-w-14',
        shades[level],
      )}
    >
      {formatCount(value)}
    </span>
  );
}

export function HeatScale() {
  return (
    <p aria-hidden="true" className="mb-3 flex items-center gap-2 text-caption text-muted-foreground">
      {few}
      <span className="flex min-w-0 gap-1">
        {shades.map((shade) => (
          <span key={shade} className={cn('h-4 w-7 rounded-sm border border-border', shade)} />
        ))}
      </span>
      {many}
    </p>
  );
}
