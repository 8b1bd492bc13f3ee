import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

type HeadPictureProps = {
  title: string;
  note?: ReactNode;
  /** Replaces the padding. */
  className?: string;
  children: ReactNode;
};

/** A piece of the page at its heading, on phones its upper part. Decorative, because the page below shows the same. */
export function HeadPicture({ title, note, className, children }: HeadPictureProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="head-picture"
      className="head-picture rounded-panel border bg-surface shadow-raised"
    >
      <p className="flex justify-between gap-4 border-b px-4 py-3 text-caption text-muted-foreground">
        <span className="font-medium text-foreground first-letter:uppercase">{title}</span>
        {note ? <span>{note}</span> : null}
      </p>
      <div className={className ?? 'p-4'}>{children}</div>
    </div>
  );
}

/** A line through `values` and the area under it, across the full width. */
export function Sparkline({ values, className }: { values: readonly number[]; className?: string }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 100;
    const y = 36 - ((value - low) / (high - low || 1)) * 32;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const line = `M${points.join('L')}`;
  return (
    <svg
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      className={cn('block w-full text-accent', className)}
    >
      <path d={`${line}V40H0Z`} className="fill-current opacity-12" />
      <path
        d={line}
        className="fill-none stroke-current"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
