'use client';

import { useEffect, useState } from 'react';
import { announce, readAnnouncement, subscribeToAnnouncements } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import type { PlaygroundCopy } from '@/lib/content/pages/demo';

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

const seconds = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'second',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Shows what screen readers announce. Not a live region itself, because the page has exactly one. */
export function AnnouncementDemo({ copy }: { copy: PlaygroundCopy['live']['announcements'] }) {
  const [presses, setPresses] = useState(0);
  const entries = useTranscript();
  const current = entries.find((entry) => entry.clearedAfterMs === null);

  function announceNext() {
    announce(copy.messages[presses % copy.messages.length] ?? copy.messages[0]);
    setPresses(presses + 1);
  }

  return (
    <div data-scripted>
      <Button id="announcement-button" onClick={announceNext}>
        {copy.button}
      </Button>
      <p
        data-slot="region-mirror"
        className="mt-5 rounded-control border border-dashed border-border-strong p-3"
      >
        <span className="text-sm text-muted-foreground">{copy.now}</span>{' '}
        {current ? (
          <strong className="font-semibold">{`“${current.text}”`}</strong>
        ) : (
          <span>{copy.nothing}</span>
        )}
      </p>
      <h4 className="mt-5 text-sm font-semibold">{copy.transcript}</h4>
      {entries.length === 0 ? <p className="mt-2 text-sm text-muted-foreground">{copy.none}</p> : null}
      <ol data-slot="transcript" className="mt-2 space-y-2 text-sm">
        {entries.map(({ id, text, announcedAt, clearedAfterMs }) => (
          <li key={id} className="border-l-2 border-accent pl-3">
            <span className="text-caption text-muted-foreground tabular-nums">
              {clock.format(announcedAt)}
            </span>{' '}
            <span>{`“${text}”`}</span>
            {clearedAfterMs === null ? null : (
              <span className="block text-caption text-muted-foreground tabular-nums">
                {`${copy.cleared} ${seconds.format(clearedAfterMs / 1000)}`}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const MAX_ENTRIES = 5;

type TranscriptEntry = {
  id: number;
  text: string;
  announcedAt: number;
  clearedAfterMs: number | null;
};

function addToTranscript(
  entries: readonly TranscriptEntry[],
  text: string,
  now: number,
): readonly TranscriptEntry[] {
  const [latest, ...earlier] = entries;
  const isOpen = latest?.clearedAfterMs === null;
  const cleared = isOpen ? [{ ...latest, clearedAfterMs: now - latest.announcedAt }, ...earlier] : entries;
  if (text === '') return cleared;
  return [{ id: (latest?.id ?? 0) + 1, text, announcedAt: now, clearedAfterMs: null }, ...cleared].slice(
    0,
    MAX_ENTRIES,
  );
}

function useTranscript(): readonly TranscriptEntry[] {
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
