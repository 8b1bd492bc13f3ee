import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { myDataCopy } from '@/lib/content/pages/my-data';

const words = myDataCopy.confirm;

type DeleteDialogProps = {
  ref: Ref<HTMLDialogElement>;
  isSending: boolean;
  failure: string;
  onConfirm: () => void;
};

/** Asks once before everything is gone. The browser itself keeps the focus inside and gives it back. */
export function DeleteDialog({ ref, isSending, failure, onConfirm }: DeleteDialogProps) {
  return (
    <dialog
      ref={ref}
      aria-labelledby="delete-data-title"
      aria-describedby="delete-data-text"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overscroll-contain rounded-panel border bg-surface-raised p-6 text-foreground shadow-raised backdrop:bg-[#0009] sm:p-8"
    >
      <h3 id="delete-data-title" className="text-title">
        {words.heading}
      </h3>
      <div id="delete-data-text" className="mt-3 text-muted-foreground">
        <p>{words.text}</p>
        <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-accent">
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="mt-3">{words.after}</p>
      </div>
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {failure}
      </p>
      <form method="dialog" className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          {words.no}
        </Button>
        <Button variant="danger" aria-disabled={isSending} onClick={onConfirm}>
          {isSending ? words.sending : words.yes}
        </Button>
      </form>
    </dialog>
  );
}
