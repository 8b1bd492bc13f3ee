import {
  DRAWING_SIZE,
  DRAWING_STROKE,
  type Drawing as Paths,
  type DrawingSize,
  type Tone,
} from '@/lib/drawings/drawing';
import { cn } from '@/lib/utils';

const toneClass: Record<Tone, string> = {
  soft: 'fill-border stroke-border',
  frame: 'stroke-border-strong',
  ink: 'fill-primary stroke-primary',
  pen: 'stroke-primary',
  hot: 'fill-accent stroke-accent',
  trace: 'stroke-accent',
};

type DrawingProps = { paths: Paths; size?: DrawingSize; className?: string };

/** Decorative: the adjacent text describes it. */
export function Drawing({ paths, size: { width, height } = DRAWING_SIZE, className }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      data-slot="drawing"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth={DRAWING_STROKE}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('block', className)}
    >
      {paths.map(([tone, path], index) => (
        <path key={index} d={path} className={toneClass[tone]} />
      ))}
    </svg>
  );
}
