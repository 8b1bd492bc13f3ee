import { createListeners } from '@/lib/browser/listeners';
import { logSilently } from '@/lib/browser/log';
import { sendFeedback } from '@/lib/browser/send-feedback';
import { MAX_FEEDBACK_LENGTH } from '@/lib/config/feedback-limits';

export const RATINGS = [1, 2, 3, 4, 5] as const;

export type Rating = (typeof RATINGS)[number];

/** The dialog's stars, or how relevant a part of a page was (spec §7). */
export type RatingField = 'rating' | 'relevanceRating';

export type FeedbackState = {
  readonly phase: 'editing' | 'sending' | 'saved';
  readonly rating: Rating | null;
  readonly text: string;
};

const EMPTY: FeedbackState = { phase: 'editing', rating: null, text: '' };

export type FeedbackForm = ReturnType<typeof createFeedbackForm>;

/** A form that outlives what draws it: closed and opened again, it holds what was typed until that is saved. */
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
    /** Sends once, however often it is pressed. A failure is silent, and the form is as it was (spec §8). */
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
    /** After the thanks, an empty form. */
    startAgain(): void {
      if (state.phase === 'saved') change(EMPTY);
    },
  };
}
