import { Star } from 'lucide-react';
import { useId } from 'react';
import { cn } from '@/lib/utils';
import { RATINGS, type Rating } from './feedback-form';

type RatingScaleProps = {
  legend: string;
  /** What a screen reader says for 1 to 5. */
  labels: readonly [string, string, string, string, string];
  look: 'stars' | 'numbers';
  value: Rating | null;
  isLocked: boolean;
  onChange: (rating: Rating) => void;
};

const lookClass = {
  stars: 'has-[~label:hover]:text-accent hover:text-accent',
  numbers: 'border font-medium tabular-nums',
} as const;

/** Real radio buttons: one tab stop, arrow keys to choose. */
export function RatingScale({ legend, labels, look, value, isLocked, onChange }: RatingScaleProps) {
  const name = useId();
  const chosen = value ?? 0;
  return (
    <fieldset role="radiogroup" aria-labelledby={`${name}-legend`} disabled={isLocked} className="min-w-0">
      <legend id={`${name}-legend`} className="mb-1.5 font-medium">
        {legend}
      </legend>
      <div className={cn('flex flex-wrap', look === 'numbers' ? 'gap-1.5' : '-ml-1.5')}>
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className={cn(
              'relative grid size-11 place-items-center rounded-control transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:pointer-events-none has-disabled:opacity-55',
              lookClass[look],
              look === 'stars' && (rating <= chosen ? 'text-accent' : 'text-border-strong'),
              look === 'numbers' &&
                (rating === chosen
                  ? 'border-primary bg-primary text-primary-foreground'
                  : 'border-border-strong hover:bg-primary-soft'),
            )}
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              aria-label={labels[rating - 1]}
              onChange={() => onChange(rating)}
              className="sr-only"
            />
            {look === 'stars' ? (
              <Star
                aria-hidden="true"
                strokeWidth={1.5}
                className={cn('size-8', rating <= chosen && 'fill-current')}
              />
            ) : (
              <span aria-hidden="true">{rating}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
