import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useSession } from '@/components/personalization/personalization-context';
import { useVisitMode } from '@/components/personalization/use-visit-mode';
import { sendFeedback as endpoint } from '@/lib/api/feature-endpoints';
import { createListeners } from '@/lib/browser/listeners';
import { logSilently } from '@/lib/browser/log';
import { call } from '@/lib/browser/request';
import { readUserId } from '@/lib/browser/user-id';
import { MAX_FEEDBACK_LENGTH } from '@/lib/config/input-limits';
import { demoViewNote } from '@/lib/content/demo-view-note';
import type { FeedbackRequest, FeedbackResponse } from '@/lib/contracts/feedback';

export const RATINGS = [1, 2, 3, 4, 5] as const;

export type Rating = (typeof RATINGS)[number];

/** The dialog's stars, or how relevant a part of a page was (spec §7). */
export type RatingField = 'rating' | 'relevanceRating';

type FeedbackState = {
  readonly phase: 'editing' | 'sending' | 'saved';
  readonly rating: Rating | null;
  readonly text: string;
};

const EMPTY: FeedbackState = { phase: 'editing', rating: null, text: '' };

export type FeedbackForm = ReturnType<typeof createFeedbackForm>;

/** Form state outside React: a reopened form still has the text until it is saved. */
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

type Places = {
  rest: RefObject<HTMLElement | null>;
  submit: RefObject<HTMLButtonElement | null>;
};

/** Keeps the focus in the form while sending. `note` replaces the thanks where nothing was sent. */
export function useFeedbackForm(form: FeedbackForm, { rest, submit }: Places) {
  const { userId } = useSession('userId');
  const state = useSyncExternalStore(form.subscribe, form.read, form.read);
  const { phase } = state;
  const phaseRef = useRef(phase);

  useLayoutEffect(() => {
    const before = phaseRef.current;
    if (before === phase) return;
    phaseRef.current = phase;
    const isHere = phase === 'sending' || document.activeElement?.contains(rest.current);
    // A form restarted after its thanks has nothing to submit yet.
    const hasFailed = before === 'sending' && phase === 'editing';
    if (isHere) (hasFailed ? submit : rest).current?.focus({ preventScroll: true });
  }, [phase, rest, submit]);

  const note = useVisitMode() === 'demo' ? demoViewNote : null;
  return { ...state, note, send: () => void form.submit(userId ?? readUserId()) };
}

/** @throws unless the response proves that the entry was saved */
export async function sendFeedback(entry: FeedbackRequest): Promise<void> {
  const saved: FeedbackResponse | null = await call(endpoint, { body: entry, demo: { id: 0 } });
  // Where a network signs people in, its own page can answer 200.
  if (!Number.isInteger(saved?.id)) throw new Error('The response has no id');
}
