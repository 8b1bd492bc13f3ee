'use client';

import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import { createPreservedState } from '@/components/hooks/preserved-state';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { collectMyData, removeMyData, type DeletedData, type CollectedData } from '@/lib/browser/my-data';
import { ApiError } from '@/lib/browser/request';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { listNames, listTitle, NothingLinked, ShownData } from './shown-data';

export function MyData() {
  const { task, failure, shown, deleted, ...actions } = useMyData();
  const dialogRef = useRef<HTMLDialogElement>(null);

  if (deleted) return <DeletionNotice deleted={deleted} />;
  return (
    <div data-slot="my-data">
      <div data-scripted className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-expanded={shown !== null}
          aria-disabled={task !== null}
          onClick={() => (shown ? actions.hide() : void actions.show())}
        >
          {task === 'show' ? myDataCopy.loading : shown ? myDataCopy.hide : myDataCopy.show}
        </Button>
        <Button variant="secondary" aria-disabled={task !== null} onClick={() => void actions.download()}>
          {task === 'download' ? myDataCopy.downloading : myDataCopy.download}
        </Button>
        <Button
          variant="danger"
          aria-haspopup="dialog"
          aria-disabled={task !== null}
          onClick={() => {
            actions.clearFailure();
            dialogRef.current?.showModal();
          }}
        >
          {myDataCopy.remove}
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
        onConfirm={() => void actions.remove()}
      />
    </div>
  );
}

/** Confirms the deletion. Takes the focus, because the pressed button has disappeared. */
function DeletionNotice({ deleted: { database, browser, isLinked } }: { deleted: DeletedData }) {
  const copy = myDataCopy.deleted;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const lists = listNames.filter((name) => database[name] > 0);
  const entries = browser.filter(({ kind }) => kind !== 'cookie').map(({ name }) => name);

  const stored = lists.map((name) => `${listTitle(name)}: ${database[name]}`).join(', ');
  const found = stored ? `${stored}.` : isLinked ? copy.nothing : null;

  useLayoutEffect(() => titleRef.current?.focus(), []);

  return (
    <div data-slot="deleted-data" className="rounded-panel border bg-surface p-6 shadow-card">
      <h4 ref={titleRef} tabIndex={-1} className="text-title">
        {copy.heading}
      </h4>
      <p className="mt-3">
        {found === null ? (
          <NothingLinked text={`${copy.database} ${myDataCopy.database.unlinked}`} />
        ) : (
          `${copy.database} ${found}`
        )}
      </p>
      <p className="mt-1 wrap-anywhere">
        {`${copy.browser} ${copy.cookies}${entries.length === 0 ? '.' : `; ${copy.entries} ${entries.join(', ')}.`}`}
      </p>
      <p className="mt-3 text-muted-foreground">{copy.note}</p>
      <Button className="mt-5" onClick={() => window.location.reload()}>
        {copy.reload}
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
  const copy = myDataCopy.confirm;
  return (
    <Dialog
      ref={ref}
      aria-labelledby="delete-data-title"
      aria-describedby="delete-data-text"
      className="max-w-lg p-6 sm:p-8"
    >
      <h3 id="delete-data-title" className="text-title">
        {copy.heading}
      </h3>
      <div id="delete-data-text" className="mt-3 text-muted-foreground">
        <p>{copy.text}</p>
        <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-accent">
          {copy.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="mt-3">{copy.after}</p>
      </div>
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {failure}
      </p>
      <form method="dialog" className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          {copy.no}
        </Button>
        <Button variant="danger" aria-disabled={isSending} onClick={onConfirm}>
          {isSending ? copy.sending : copy.yes}
        </Button>
      </form>
    </Dialog>
  );
}

type Task = 'show' | 'download' | 'delete';

/** Keeps the list open after a variant swap. */
const usePreservedShown = createPreservedState<CollectedData | null>();

function describeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return myDataCopy.failed.network;
  return error.status === 429 ? myDataCopy.failed.busy : myDataCopy.failed.trouble;
}

function useMyData() {
  const [task, setTask] = useState<Task | null>(null);
  const [failure, setFailure] = useState<{ task: Task; text: string } | null>(null);
  const [shown, setShown] = usePreservedShown(null);
  const [deleted, setDeleted] = useState<DeletedData | null>(null);

  async function run(next: Task, work: () => Promise<void>) {
    if (task) return;
    setTask(next);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const isOutcomeUnknown = next === 'delete' && !(error instanceof ApiError);
      setFailure({ task: next, text: isOutcomeUnknown ? myDataCopy.confirm.unsure : describeFailure(error) });
    } finally {
      setTask(null);
    }
  }

  return {
    task,
    failure,
    shown,
    deleted,
    clearFailure: () => setFailure(null),
    hide: () => setShown(null),
    show: () => run('show', async () => setShown(await collectMyData())),
    download: () =>
      run('download', async () => {
        saveMyDataFile(await collectMyData());
        announce(myDataCopy.downloaded);
      }),
    remove: () =>
      run('delete', async () => {
        const removed = await removeMyData();
        setShown(null);
        setDeleted(removed);
      }),
  };
}

function saveMyDataFile({ database: { next: _, ...database }, browser }: CollectedData): void {
  const savedAt = new Date().toISOString();
  const text = JSON.stringify({ savedAt, database, browser }, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${myDataCopy.fileName}-${savedAt.slice(0, 10)}.json`;
  link.click();
  // After a delay, because some browsers lose the URL of a download that has just started.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
