'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { MailLink } from '@/components/ui/links';
import { countMyData, downloadMyData, removeMyData, type StoredData } from '@/lib/browser/my-data';
import { urlQuery } from '@/lib/browser/query-client';
import { ApiError } from '@/lib/browser/request';
import { DOWNLOAD_URL_MS } from '@/lib/config/timings';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { site } from '@/lib/content/site';

export function MyData() {
  const [isOpen, setIsOpen] = useState(false);
  const dialogRef = useRef<HTMLDialogElement>(null);
  // Counted on demand only.
  const counts = useQuery({
    queryKey: urlQuery('GET /api/my-data').queryKey,
    queryFn: countMyData,
    enabled: false,
  });
  const download = useMutation({
    mutationKey: ['GET /api/my-data/download'],
    mutationFn: downloadMyData,
    onSuccess: saveMyDataFile,
  });
  const removal = useMutation({
    mutationKey: ['DELETE /api/my-data'],
    mutationFn: removeMyData,
    onSuccess: () => setIsOpen(false),
  });
  const isBusy = counts.isFetching || download.isPending || removal.isPending;
  const error = isBusy ? null : (download.error ?? counts.error);

  async function show() {
    download.reset();
    if ((await counts.refetch()).isSuccess) setIsOpen(true);
  }

  if (removal.data) return <DeletionNotice deleted={removal.data} />;
  return (
    <div data-slot="my-data">
      <div data-scripted className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-disabled={isBusy}
          onClick={() => (isOpen ? setIsOpen(false) : !isBusy && void show())}
        >
          {counts.isFetching ? myDataCopy.loading : isOpen ? myDataCopy.hide : myDataCopy.show}
        </Button>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && download.mutate()}>
          {download.isPending ? myDataCopy.downloading : myDataCopy.download}
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
        {error ? describeFailure(error) : ''}
      </p>
      {isOpen && counts.data ? <StoredKinds stored={counts.data} /> : null}
      <DeleteDialog
        ref={dialogRef}
        isSending={removal.isPending}
        failure={removal.error ? describeFailure(removal.error, myDataCopy.confirm.unsure) : ''}
        onConfirm={() => !isBusy && removal.mutate()}
      />
    </div>
  );
}

function describeFailure(error: Error, unknownOutcome: string = myDataCopy.failed.network): string {
  if (!(error instanceof ApiError)) return unknownOutcome;
  return error.status === 429 ? myDataCopy.failed.busy : myDataCopy.failed.trouble;
}

function saveMyDataFile(data: Awaited<ReturnType<typeof downloadMyData>>): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${myDataCopy.fileName}-${data.savedAt.slice(0, 10)}.json`;
  link.click();
  // Safari reads the file only after the visitor has allowed the download.
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_URL_MS);
  announce(myDataCopy.downloaded);
}

type Kinds<Name extends string = string> = Readonly<Record<Name, { title: string; text: string }>>;
type Counts = Readonly<Record<string, number>>;

const { database: databaseCopy, browser: browserCopy } = myDataCopy;
const databaseKinds: Kinds<keyof StoredData['database']> = databaseCopy.kinds;
const browserKinds: Kinds<keyof StoredData['browser']> = browserCopy.kinds;

function StoredKinds({ stored: { visitor, database, browser, isLinked } }: { stored: StoredData }) {
  return (
    <div data-slot="stored-kinds" className="mt-8 space-y-8">
      <section aria-labelledby="my-data-database">
        <h4 id="my-data-database">{databaseCopy.heading}</h4>
        <p className="mt-1 text-muted-foreground">
          {visitor ? (
            `${databaseCopy.firstSeen}: ${formatMoment(visitor.createdAt)}. ${databaseCopy.lastSeen}: ${formatMoment(visitor.lastSeenAt)}.`
          ) : isLinked ? (
            databaseCopy.none
          ) : (
            <WriteToSupport text={databaseCopy.unlinked} />
          )}
        </p>
        {visitor ? <KindList kinds={databaseKinds} counts={database} /> : null}
      </section>
      <section aria-labelledby="my-data-browser">
        <h4 id="my-data-browser">{browserCopy.heading}</h4>
        <KindList kinds={browserKinds} counts={browser} />
      </section>
    </div>
  );
}

function formatMoment(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

function KindList({ kinds, counts }: { kinds: Kinds; counts: Counts }) {
  return (
    <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-accent">
      {Object.entries(kinds).map(([kind, { title, text }]) => (
        <li key={kind}>
          <strong className="font-medium">{`${title} (${counts[kind] ?? 0})`}</strong>
          {`: ${text}`}
        </li>
      ))}
    </ul>
  );
}

function WriteToSupport({ text }: { text: string }) {
  return (
    <span>
      <span>{text}</span> <MailLink email={site.emails.support} className="wrap-anywhere underline" />.
    </span>
  );
}

/** 'Profiles: 1, Chat messages: 4.', without the kinds of which there are none. */
function formatCounts(kinds: Kinds, counts: Counts): string {
  const found = Object.entries(kinds).filter(([kind]) => (counts[kind] ?? 0) > 0);
  const parts = found.map(([kind, { title }]) => `${title}: ${counts[kind] ?? 0}`);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

/** Confirms the deletion. Takes the focus, because the pressed button has disappeared. */
function DeletionNotice({ deleted }: { deleted: Awaited<ReturnType<typeof removeMyData>> }) {
  const copy = myDataCopy.deleted;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const rows = formatCounts(databaseKinds, deleted.database);

  useLayoutEffect(() => titleRef.current?.focus(), []);

  return (
    <div data-slot="deleted-data" className="rounded-panel border bg-surface p-6 shadow-card">
      <h4 ref={titleRef} tabIndex={-1} className="text-title">
        {copy.heading}
      </h4>
      <p className="mt-3">
        {rows || deleted.isLinked ? (
          `${copy.database} ${rows || copy.nothing}`
        ) : (
          <WriteToSupport text={`${copy.database} ${databaseCopy.unlinked}`} />
        )}
      </p>
      <p className="mt-1">{`${copy.browser} ${formatCounts(browserKinds, deleted.browser) || copy.nothing}`}</p>
      {deleted.passedOn > 0 ? (
        <p className="mt-1">
          <WriteToSupport
            text={`${deleted.passedOn} ${copy.passedOn[deleted.passedOn === 1 ? 'one' : 'other']}`}
          />
        </p>
      ) : null}
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
