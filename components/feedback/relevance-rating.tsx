'use client';

import { useRef, useState, type FormEvent } from 'react';
import { createPreservedState } from '@/components/hooks/preserved-state';
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

const { buttons, relevance: copy } = feedbackCopy;

const usePreservedForm = createPreservedState<FeedbackForm>();

export function RelevanceRating() {
  const [newForm] = useState(() => createFeedbackForm('relevanceRating'));
  const [form, storeForm] = usePreservedForm(newForm);
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
        <p className="font-medium">{note ?? copy.thanks}</p>
      </div>
    );
  }
  return (
    <form onSubmit={handleSubmit} className="grid max-w-md gap-4">
      <div ref={restRef} tabIndex={-1} className="flex flex-wrap items-end gap-x-3 gap-y-1 outline-none">
        <RatingScale
          legend={copy.legend}
          labels={copy.labels}
          look="numbers"
          value={rating}
          isLocked={isSending}
          onChange={(chosen) => {
            form.choose(chosen);
            storeForm(form);
          }}
        />
        <p
          aria-hidden="true"
          className="basis-full py-2.5 text-caption text-muted-foreground @lg/main:basis-auto"
        >
          1 = {copy.ends.low}, 5 = {copy.ends.high}
        </p>
      </div>
      {rating === null ? null : (
        <>
          <CommentField
            label={copy.comment}
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
