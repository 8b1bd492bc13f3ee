import type { Segment } from '@/lib/personalization/persona';
import { isSegment } from '@/lib/personalization/persona';
import { readStored, removeStored, writeStored } from './storage';

const KEY = 'unsaved-segment';

/** A chosen segment that the server has not confirmed yet; the next successful call carries it. */
export function readUnsavedSegment(): Segment | null {
  const stored = readStored('local', KEY);
  return isSegment(stored) ? stored : null;
}

export function keepUnsavedSegment(segment: Segment): void {
  writeStored('local', KEY, segment);
}

export function forgetUnsavedSegment(saved: string): void {
  if (readStored('local', KEY) === saved) removeStored('local', KEY);
}
