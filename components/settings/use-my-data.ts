'use client';

import { useState } from 'react';
import { createKeptState } from '@/components/hooks/kept-state';
import { announce } from '@/components/ui/announcement-store';
import { clearBrowserData, readBrowserData, type BrowserEntry } from '@/lib/browser/browser-data';
import { mayRemember } from '@/lib/browser/consent';
import { clearQueue } from '@/lib/browser/event-queue';
import { fetchMyData, sendMyDataDeletion } from '@/lib/browser/my-data';
import { ApiError } from '@/lib/browser/request';
import { myDataCopy, myDataCopy as words } from '@/lib/content/pages/my-data';
import type { MyData, MyDataDeletion } from '@/lib/contracts/my-data';

/** `isLinked`: whether the browser had a visitor cookie at that time. */
type Found = { browser: readonly BrowserEntry[]; isLinked: boolean };

export type Shown = Found & { database: MyData };

export type Deleted = Found & { database: MyDataDeletion['deleted'] };

export type Task = 'show' | 'download' | 'delete';

/** A variant swap leaves the list open. */
const useKeptShown = createKeptState<Shown | null>();

function describeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return words.failed.network;
  return error.status === 429 ? words.failed.busy : words.failed.trouble;
}

export function useMyData() {
  const [task, setTask] = useState<Task | null>(null);
  const [failure, setFailure] = useState<{ task: Task; text: string } | null>(null);
  const [shown, setShown] = useKeptShown(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);

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

  const collect = async () => ({ database: await fetchMyData(), browser: await readBrowserData() });

  return {
    task,
    failure,
    shown,
    deleted,
    forgetFailure: () => setFailure(null),
    hide: () => setShown(null),
    show: () => run('show', async () => setShown({ isLinked: mayRemember(), ...(await collect()) })),
    download: () =>
      run('download', async () => {
        saveMyDataFile(await collect());
        announce(words.downloaded);
      }),
    remove: () =>
      run('delete', async () => {
        const isLinked = mayRemember();
        // Events sent meanwhile would be stored again.
        clearQueue();
        const { deleted: database } = await sendMyDataDeletion();
        setShown(null);
        setDeleted({ isLinked, database, browser: await clearBrowserData() });
      }),
  };
}

function saveMyDataFile({ database: { next: _, ...database }, browser }: Omit<Shown, 'isLinked'>): void {
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
