import type { Segment } from '@/lib/personalization/persona';
import { isSegment } from '@/lib/personalization/persona';
import { readVisitMode } from '@/lib/visit/visit-mode';
import { readStored, removeStored, writeStored } from './storage';

const KEY = 'unsaved-segment';

/** A chosen segment that the next successful call carries; null while nothing may be sent. */
export function readUnsavedSegment(): Segment | null {
  if (readVisitMode() !== 'own') return null;
  const stored = readStored('local', KEY);
  return isSegment(stored) ? stored : null;
}

export function keepUnsavedSegment(segment: Segment): void {
  writeStored('local', KEY, segment);
}

export function forgetUnsavedSegment(saved: string): void {
  if (readStored('local', KEY) === saved) removeStored('local', KEY);
}
