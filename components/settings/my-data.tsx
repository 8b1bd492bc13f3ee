'use client';

import { useLayoutEffect, useRef, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { DeletedData } from '@/lib/browser/my-data';
import { myDataCopy, myDataCopy as words } from '@/lib/content/pages/my-data';
import { listNames, listTitle, NothingLinked, ShownData } from './shown-data';
import { useMyData } from './use-my-data';

export function MyData() {
  const { task, failure, shown, deleted, ...act } = useMyData();
  const dialogRef = useRef<HTMLDialogElement>(null);

  if (deleted) return <DeletionNotice deleted={deleted} />;
  return (
    <div data-slot="my-data">
      <div data-scripted className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-expanded={shown !== null}
          aria-disabled={task !== null}
          onClick={() => (shown ? act.hide() : void act.show())}
        >
          {task === 'show' ? words.loading : shown ? words.hide : words.show}
        </Button>
        <Button variant="secondary" aria-disabled={task !== null} onClick={() => void act.download()}>
          {task === 'download' ? words.downloading : words.download}
        </Button>
        <Button
          variant="danger"
          aria-haspopup="dialog"
          aria-disabled={task !== null}
          onClick={() => {
            act.forgetFailure();
            dialogRef.current?.showModal();
          }}
        >
          {words.remove}
        </Button>
      </div>
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {failure && failure.task !== 'delete' ? failure.text : ''}
      </p>
      {shown ? <ShownData shown={shown} /> : null}
      <DeleteDialog
        ref={dialogRef}
        isSending={task === 'delete'}
        failure={failure?.task === 'delete' ? failure.text : ''}
        onConfirm={() => void act.remove()}
      />
    </div>
  );
}

/** Confirms the deletion. Takes the focus, because the pressed button is gone. */
function DeletionNotice({ deleted: { database, browser, isLinked } }: { deleted: DeletedData }) {
  const words = myDataCopy.deleted;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const lists = listNames.filter((name) => database[name] > 0);
  const entries = browser
    .filter(({ kind }) => kind === 'local' || kind === 'session')
    .map(({ name }) => name);
  const copies = browser.filter(({ kind }) => kind === 'copy').length;

  const stored = lists.map((name) => `${listTitle(name)}: ${database[name]}`).join(', ');
  const found = stored ? `${stored}.` : isLinked ? words.nothing : null;

  useLayoutEffect(() => titleRef.current?.focus(), []);

  return (
    <div data-slot="deleted-data" className="rounded-panel border bg-surface p-6 shadow-card">
      <h4 ref={titleRef} tabIndex={-1} className="text-title">
        {words.heading}
      </h4>
      <p className="mt-3">
        {found === null ? (
          <NothingLinked text={`${words.database} ${myDataCopy.database.unlinked}`} />
        ) : (
          `${words.database} ${found}`
        )}
      </p>
      <p className="mt-1 wrap-anywhere">
        {`${words.browser} ${words.cookies}${entries.length === 0 ? '' : `; ${words.entries} ${entries.join(', ')}`}${copies === 0 ? '.' : `; ${words.copies} ${copies}.`}`}
      </p>
      <p className="mt-3 text-muted-foreground">{words.note}</p>
      <Button className="mt-5" onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
    </div>
  );
}

type DeleteDialogProps = {
  ref: Ref<HTMLDialogElement>;
  isSending: boolean;
  failure: string;
  onConfirm: () => void;
};

function DeleteDialog({ ref, isSending, failure, onConfirm }: DeleteDialogProps) {
  const words = myDataCopy.confirm;
  return (
    <Dialog
      ref={ref}
      aria-labelledby="delete-data-title"
      aria-describedby="delete-data-text"
      className="max-w-lg p-6 sm:p-8"
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
    </Dialog>
  );
}
