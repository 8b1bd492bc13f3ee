'use client';

import { useEffect, useState } from 'react';
import { readAnnouncement, subscribeToAnnouncements } from '@/components/ui/announcement-store';

const KEPT = 5;

export type TranscriptEntry = {
  id: number;
  text: string;
  /** Milliseconds since 1970. */
  saidAt: number;
  /** Null while the region still holds the text. */
  clearedAfterMs: number | null;
};

/** What the region of the page says next, written down; the latest first. */
export function addToTranscript(
  entries: readonly TranscriptEntry[],
  text: string,
  now: number,
): readonly TranscriptEntry[] {
  const [latest, ...earlier] = entries;
  const isOpen = latest?.clearedAfterMs === null;
  const closed = isOpen ? [{ ...latest, clearedAfterMs: now - latest.saidAt }, ...earlier] : entries;
  if (text === '') return closed;
  return [{ id: (latest?.id ?? 0) + 1, text, saidAt: now, clearedAfterMs: null }, ...closed].slice(0, KEPT);
}

export function useTranscript(): readonly TranscriptEntry[] {
  const [entries, setEntries] = useState<readonly TranscriptEntry[]>([]);
  useEffect(
    () =>
      subscribeToAnnouncements(() =>
        setEntries((current) => addToTranscript(current, readAnnouncement(), Date.now())),
      ),
    [],
  );
  return entries;
}
