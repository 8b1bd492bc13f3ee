'use client';

import { useState } from 'react';
import { createKeptState } from '@/components/hooks/kept-state';
import { announce } from '@/components/ui/announcement-store';
import { collectMyData, removeMyData, type DeletedData, type FoundData } from '@/lib/browser/my-data';
import { ApiError } from '@/lib/browser/request';
import { myDataCopy, myDataCopy as words } from '@/lib/content/pages/my-data';

export type Task = 'show' | 'download' | 'delete';

/** A variant swap leaves the list open. */
const useKeptShown = createKeptState<FoundData | null>();

function describeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return words.failed.network;
  return error.status === 429 ? words.failed.busy : words.failed.trouble;
}

export function useMyData() {
  const [task, setTask] = useState<Task | null>(null);
  const [failure, setFailure] = useState<{ task: Task; text: string } | null>(null);
  const [shown, setShown] = useKeptShown(null);
  const [deleted, setDeleted] = useState<DeletedData | null>(null);

  async function run(next: Task, work: () => Promise<void>) {
    if (task) return;
    setTask(next);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const isUnsure = next === 'delete' && !(error instanceof ApiError);
      setFailure({ task: next, text: isUnsure ? words.confirm.unsure : describeFailure(error) });
    } finally {
      setTask(null);
    }
  }

  return {
    task,
    failure,
    shown,
    deleted,
    forgetFailure: () => setFailure(null),
    hide: () => setShown(null),
    show: () => run('show', async () => setShown(await collectMyData())),
    download: () =>
      run('download', async () => {
        saveMyDataFile(await collectMyData());
        announce(words.downloaded);
      }),
    remove: () =>
      run('delete', async () => {
        const removed = await removeMyData();
        setShown(null);
        setDeleted(removed);
      }),
  };
}

function saveMyDataFile({ database: { next: _, ...database }, browser }: FoundData): void {
  const savedAt = new Date().toISOString();
  const text = JSON.stringify({ savedAt, database, browser }, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${myDataCopy.fileName}-${savedAt.slice(0, 10)}.json`;
  link.click();
  // The download has started; without a delay some browsers lose the URL.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
