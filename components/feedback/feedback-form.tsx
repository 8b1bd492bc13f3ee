import { Star } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useSession } from '@/components/personalization/personalization-context';
import { useVisitMode } from '@/components/personalization/use-visit-mode';
import { Label, Textarea } from '@/components/ui/fields';
import { createListeners } from '@/lib/browser/listeners';
import { logSilently } from '@/lib/browser/log';
import { call } from '@/lib/browser/request';
import { readUserId } from '@/lib/browser/user-id';
import { MAX_FEEDBACK_LENGTH } from '@/lib/config/input-limits';
import { demoViewNote } from '@/lib/content/shell';
import { feedbackCopy } from '@/lib/content/feedback';
import type { FeedbackRequest } from '@/lib/calls/send-feedback';
import { cn } from '@/lib/utils';

export const RATINGS = [1, 2, 3, 4, 5] as const;

export type Rating = (typeof RATINGS)[number];

/** The dialog's stars, or the relevance of a part of a page (spec §7). */
export type RatingField = 'rating' | 'relevanceRating';

type FeedbackState = {
  readonly phase: 'editing' | 'sending' | 'saved';
  readonly rating: Rating | null;
  readonly text: string;
};

const EMPTY: FeedbackState = { phase: 'editing', rating: null, text: '' };

export type FeedbackForm = ReturnType<typeof createFeedbackForm>;

/** Form state outside React, so that a reopened form still has the text until it is saved. */
export function createFeedbackForm(field: RatingField) {
  let state = EMPTY;
  const { notify, subscribe } = createListeners();

  function change(next: FeedbackState): void {
    state = next;
    notify();
  }

  return {
    read: () => state,
    subscribe,
    choose(rating: Rating): void {
      if (state.phase === 'editing') change({ ...state, rating });
    },
    write(text: string): void {
      if (state.phase === 'editing') change({ ...state, text: text.slice(0, MAX_FEEDBACK_LENGTH) });
    },
    /** Sends at most once at a time. A failure is silent and restores the form (spec §8). */
    async submit(userId: number): Promise<void> {
      const { phase, rating, text } = state;
      if (phase !== 'editing' || rating === null) return;
      change({ ...state, phase: 'sending' });
      try {
        await sendFeedback({ userId, [field]: rating, feedback: text.trim() });
        change({ ...EMPTY, phase: 'saved' });
      } catch (error) {
        logSilently('The feedback was not saved', error);
        change({ ...state, phase: 'editing' });
      }
    },
    startAgain(): void {
      if (state.phase === 'saved') change(EMPTY);
    },
  };
}

type FocusTargets = { rest: RefObject<HTMLElement | null>; submit: RefObject<HTMLButtonElement | null> };

/** Keeps the focus in the form while sending. `note` replaces the thanks if nothing was sent. */
export function useFeedbackForm(form: FeedbackForm, { rest, submit }: FocusTargets) {
  const { userId } = useSession('userId');
  const state = useSyncExternalStore(form.subscribe, form.read, form.read);
  const { phase } = state;
  const phaseRef = useRef(phase);

  useLayoutEffect(() => {
    const before = phaseRef.current;
    if (before === phase) return;
    phaseRef.current = phase;
    const shouldMoveFocus = phase === 'sending' || document.activeElement?.contains(rest.current);
    // A form that restarts after its thanks has nothing to submit yet.
    const hasFailed = before === 'sending' && phase === 'editing';
    if (shouldMoveFocus) (hasFailed ? submit : rest).current?.focus({ preventScroll: true });
  }, [phase, rest, submit]);

  const note = useVisitMode() === 'demo' ? demoViewNote : null;
  return { ...state, note, send: () => void form.submit(userId ?? readUserId()) };
}

/** @throws unless the response proves that the entry was saved */
export async function sendFeedback(entry: FeedbackRequest): Promise<void> {
  const saved: { id: number } | null = await call('POST /api/feedback', { body: entry, demo: { id: 0 } });
  // A captive portal can respond 200 with its own page.
  if (!Number.isInteger(saved?.id)) throw new Error('The response has no id');
}

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
      <div className={cn('flex flex-wrap', look === 'numbers' ? 'gap-2' : '-ml-1.5')}>
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

const { left: leftLabel, atMost } = feedbackCopy.counter;
const COUNT_SHOWN_FROM = 200;
const ANNOUNCED_STEP = 50;

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
  const isCountShown = left <= COUNT_SHOWN_FROM;
  const announcedCount = Math.ceil(left / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return (
    <div className="grid gap-2">
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
        {isCountShown ? `${leftLabel} ${atMost} ${announcedCount}` : ''}
      </p>
      <p
        aria-hidden="true"
        data-slot="counter"
        className="text-caption text-muted-foreground tabular-nums empty:hidden"
      >
        {isCountShown ? `${leftLabel} ${left}` : ''}
      </p>
    </div>
  );
}
