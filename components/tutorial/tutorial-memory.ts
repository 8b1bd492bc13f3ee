import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import {
  formatTutorialMemory,
  parseTutorialMemory,
  type Tutorial,
  type TutorialMemory,
} from '@/lib/personalization/tutorial';

const KEY = 'tutorial';

let cached: TutorialMemory | null = null;

export function readTutorialMemory(): TutorialMemory {
  cached ??= parseTutorialMemory(readStored('session', KEY));
  return cached;
}

/** Without storage, the position lasts as long as the page. */
export function storeTutorial(tutorial: Tutorial, open: boolean): void {
  const text = formatTutorialMemory({ tutorial, open });
  cached = parseTutorialMemory(text);
  writeStored('session', KEY, text);
}

export function clearTutorialMemory(): void {
  cached = null;
  removeStored('session', KEY);
}
