'use client';

import { useEffect, useId, useRef, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Dialog, DialogHead } from '@/components/ui/dialog';
import { feedbackCopy } from '@/lib/content/feedback';
import { CommentField, createFeedbackForm, RatingScale, useFeedbackForm } from './feedback-form';

const { buttons, dialog: copy } = feedbackCopy;

const form = createFeedbackForm('rating');

export function FeedbackDialog({ onClosed }: { onClosed: () => void }) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const { phase, rating, text, note, send } = useFeedbackForm(form, { rest: titleRef, submit: submitRef });
  const baseId = useId();
  const isSending = phase === 'sending';
  const isSaved = phase === 'saved';

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || dialog.open) return;
    form.startAgain();
    dialog.showModal();
    titleRef.current?.focus();
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return createPortal(
    <Dialog
      ref={dialogRef}
      aria-labelledby={`${baseId}-title`}
      data-slot="feedback-dialog"
      onClose={onClosed}
      className="max-w-lg p-5 sm:p-7"
    >
      <DialogHead
        key={isSaved ? 'thanks' : 'form'}
        title={isSaved ? copy.thanks.heading : copy.heading}
        titleId={`${baseId}-title`}
        titleRef={titleRef}
        text={isSaved ? (note ?? copy.thanks.text) : copy.text}
        closeLabel={buttons.close}
        onClose={() => dialogRef.current?.close()}
      />
      {isSaved ? null : (
        <form onSubmit={handleSubmit} className="mt-6 grid gap-6">
          <RatingScale
            legend={copy.legend}
            labels={copy.labels}
            look="stars"
            value={rating}
            isLocked={isSending}
            onChange={form.choose}
          />
          <CommentField
            label={copy.comment}
            hint={copy.hint}
            rows={4}
            value={text}
            isLocked={isSending}
            onChange={form.write}
          />
          <p className="text-caption text-muted-foreground">{copy.privacy}</p>
          <Button
            ref={submitRef}
            type="submit"
            disabled={rating === null || isSending}
            className="justify-self-start"
          >
            {isSending ? buttons.submitting : buttons.submit}
          </Button>
          <p role="status" className="sr-only">
            {isSending ? buttons.submitting : ''}
          </p>
        </form>
      )}
    </Dialog>,
    document.body,
  );
}
