import { readStored, writeStored } from '@/lib/browser/storage';
import type { Tutorial } from '@/lib/personalization/tutorial';
import {
  formatTutorialMemory,
  parseTutorialMemory,
  type TutorialMemory,
} from '@/lib/personalization/tutorial-memory';

const KEY = 'tutorial';

let kept: TutorialMemory | null = null;

/** How the tutorial was left: in this page's life or, after a reload, in this tab's session. */
export function readTutorialMemory(): TutorialMemory {
  kept ??= parseTutorialMemory(readStored('session', KEY));
  return kept;
}

/** Where storage is forbidden or full, the position lasts as long as the page. */
export function keepTutorial(tutorial: Tutorial, open: boolean): void {
  const text = formatTutorialMemory({ tutorial, open });
  kept = parseTutorialMemory(text);
  writeStored('session', KEY, text);
}
