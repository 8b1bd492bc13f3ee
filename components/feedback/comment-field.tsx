import { useId } from 'react';
import { Textarea } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { MAX_FEEDBACK_LENGTH } from '@/lib/config/feedback-limits';
import { feedbackCopy } from '@/lib/content/feedback';

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

/** The counter shows near the limit; it is said in steps, so that it does not talk into the writing. */
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
