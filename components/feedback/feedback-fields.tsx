import { Star } from 'lucide-react';
import { useId } from 'react';
import { Textarea } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { MAX_FEEDBACK_LENGTH } from '@/lib/config/input-limits';
import { feedbackCopy } from '@/lib/content/feedback';
import { cn } from '@/lib/utils';
import { RATINGS, type Rating } from './feedback-form';

type RatingScaleProps = {
  legend: string;
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

const { left: leftWord, atMost } = feedbackCopy.counter;
const COUNTED_FROM = 200;
const SAID_STEP = 50;

type CommentFieldProps = {
  label: string;
  hint?: string;
  rows: number;
  value: string;
  isLocked: boolean;
  onChange: (text: string) => void;
};

export function CommentField({ label, hint, rows, value, isLocked, onChange }: CommentFieldProps) {
  const id = useId();
  const left = MAX_FEEDBACK_LENGTH - value.length;
  const isCounted = left <= COUNTED_FROM;
  const said = Math.ceil(left / SAID_STEP) * SAID_STEP;
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {hint ? (
        <p id={`${id}-hint`} className="text-caption text-muted-foreground">
          {hint}
        </p>
      ) : null}
      <Textarea
        id={id}
        rows={rows}
        maxLength={MAX_FEEDBACK_LENGTH}
        value={value}
        readOnly={isLocked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-20!"
      />
      <p role="status" className="sr-only">
        {isCounted ? `${leftWord} ${atMost} ${said}` : ''}
      </p>
      <p
        aria-hidden="true"
        data-slot="counter"
        className="text-caption text-muted-foreground tabular-nums empty:hidden"
      >
        {isCounted ? `${leftWord} ${left}` : ''}
      </p>
    </div>
  );
}
