'use client';

import { useRef, useState, type FormEvent } from 'react';
import { createKeptState } from '@/components/hooks/kept-state';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { feedbackCopy } from '@/lib/content/feedback';
import {
  CommentField,
  createFeedbackForm,
  RatingScale,
  useFeedbackForm,
  type FeedbackForm,
} from './feedback-form';

const { buttons, relevance: words } = feedbackCopy;

const useKeptForm = createKeptState<FeedbackForm>();

export function RelevanceRating() {
  const [fresh] = useState(() => createFeedbackForm('relevanceRating'));
  const [form, storeForm] = useKeptForm(fresh);
  const restRef = useRef<HTMLDivElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const { phase, rating, text, note, send } = useFeedbackForm(form, { rest: restRef, submit: submitRef });
  const isSending = phase === 'sending';

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (rating === null) return;
    send();
    announce(buttons.submitting);
  }

  if (phase === 'saved') {
    return (
      <div key="thanks" ref={restRef} tabIndex={-1} className="flex min-h-11 items-center outline-none">
        <p className="font-medium">{note ?? words.thanks}</p>
      </div>
    );
  }
  return (
    <form onSubmit={handleSubmit} className="grid max-w-md gap-4">
      <div ref={restRef} tabIndex={-1} className="flex flex-wrap items-end gap-x-3 gap-y-1 outline-none">
        <RatingScale
          legend={words.legend}
          labels={words.labels}
          look="numbers"
          value={rating}
          isLocked={isSending}
          onChange={(chosen) => {
            form.choose(chosen);
            storeForm(form);
          }}
        />
        <p aria-hidden="true" className="py-2.5 text-caption text-muted-foreground">
          1 = {words.ends.low}, 5 = {words.ends.high}
        </p>
      </div>
      {rating === null ? null : (
        <>
          <CommentField
            label={words.comment}
            rows={2}
            value={text}
            isLocked={isSending}
            onChange={form.write}
          />
          <Button
            ref={submitRef}
            type="submit"
            size="sm"
            disabled={isSending}
            className="min-h-11 justify-self-start"
          >
            {isSending ? buttons.submitting : buttons.submit}
          </Button>
        </>
      )}
    </form>
  );
}
