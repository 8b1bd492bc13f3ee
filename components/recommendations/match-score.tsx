import { recommendationLabels } from '@/lib/content/recommendations';
import type { MatchDot } from '@/lib/personalization/recommendations';
import { cn } from '@/lib/utils';

const dotClass: Record<MatchDot, string> = { green: 'bg-success', blue: 'bg-info', grey: 'bg-neutral' };

type MatchScoreProps = { id?: string; score: number; dot: MatchDot };

export function MatchScore({ id, score, dot }: MatchScoreProps) {
  return (
    <span id={id} data-slot="match-score" className="inline-flex items-center gap-1.5 tabular-nums">
      <span
        data-dot={dot}
        aria-hidden="true"
        className={cn('size-2.5 rounded-full forced-color-adjust-none', dotClass[dot])}
      />
      <span>{`${score} % ${recommendationLabels.match}`}</span>
      <span className="sr-only">{`(${recommendationLabels.dot[dot]})`}</span>
    </span>
  );
}
