'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import { createPreservedState } from '@/components/hooks/preserved-state';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { collectMyData, removeMyData, type DeletedData, type CollectedData } from '@/lib/browser/my-data';
import { urlQuery } from '@/lib/browser/query-client';
import { ApiError } from '@/lib/browser/request';
import { DOWNLOAD_URL_MS } from '@/lib/config/timings';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { listNames, listTitle, NothingLinked, ShownData } from './shown-data';

export function MyData() {
  const { isShowing, isDownloading, failure, shown, removal, ...actions } = useMyData();
  const isBusy = isShowing || isDownloading || removal.isPending;
  const dialogRef = useRef<HTMLDialogElement>(null);

  if (removal.data) return <DeletionNotice deleted={removal.data} />;
  return (
    <div data-slot="my-data">
      <div data-scripted className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-expanded={shown !== undefined}
          aria-disabled={isBusy}
          onClick={() => (shown ? actions.hide() : !isBusy && void actions.show())}
        >
          {isShowing ? myDataCopy.loading : shown ? myDataCopy.hide : myDataCopy.show}
        </Button>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && void actions.download()}>
          {isDownloading ? myDataCopy.downloading : myDataCopy.download}
        </Button>
        <Button
          variant="danger"
          aria-haspopup="dialog"
          aria-disabled={isBusy}
          onClick={() => {
            removal.reset();
            dialogRef.current?.showModal();
          }}
        >
          {myDataCopy.remove}
        </Button>
      </div>
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {failure}
      </p>
      {shown ? <ShownData shown={shown} /> : null}
      <DeleteDialog
        ref={dialogRef}
        isSending={removal.isPending}
        failure={removal.error ? describeFailure(removal.error, myDataCopy.confirm.unsure) : ''}
        onConfirm={() => !isBusy && removal.mutate()}
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
      // In Chrome a second Escape cannot be canceled.
      closedby={isSending ? 'none' : undefined}
      onCancel={(event) => isSending && event.preventDefault()}
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
        <Button
          type="submit"
          variant="secondary"
          aria-disabled={isSending}
          onClick={(event) => isSending && event.preventDefault()}
        >
          {copy.no}
        </Button>
        <Button variant="danger" aria-disabled={isSending} onClick={onConfirm}>
          {isSending ? copy.sending : copy.yes}
        </Button>
      </form>
    </Dialog>
  );
}

/** Keeps the list open after a variant swap. */
const usePreservedOpen = createPreservedState<boolean>();

function describeFailure(error: Error, unknownOutcome: string = myDataCopy.failed.network): string {
  if (!(error instanceof ApiError)) return unknownOutcome;
  return error.status === 429 ? myDataCopy.failed.busy : myDataCopy.failed.trouble;
}

/** Reads the stored data on demand only: it is shown or saved as a file. */
function useMyData() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: urlQuery('GET /api/my-data').queryKey,
    queryFn: collectMyData,
    enabled: false,
  });
  const [isOpen, setIsOpen] = usePreservedOpen(false);
  const removal = useMutation({
    mutationKey: ['DELETE /api/my-data'],
    mutationFn: removeMyData,
    onSuccess: () => setIsOpen(false),
  });
  const [isForFile, setIsForFile] = useState(false);

  async function read(forFile: boolean): Promise<CollectedData | undefined> {
    setIsForFile(forFile);
    const { isSuccess, data } = await refetch();
    return isSuccess ? data : undefined;
  }

  return {
    isShowing: isFetching && !isForFile,
    isDownloading: isFetching && isForFile,
    failure: error && !isFetching ? describeFailure(error) : '',
    shown: isOpen ? data : undefined,
    removal,
    hide: () => setIsOpen(false),
    async show() {
      if (await read(false)) setIsOpen(true);
    },
    async download() {
      const collected = await read(true);
      if (!collected) return;
      saveMyDataFile(collected);
      announce(myDataCopy.downloaded);
    },
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
  // Safari reads the file only after the visitor has allowed the download.
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_URL_MS);
}
