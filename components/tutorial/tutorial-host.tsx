'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { Elements } from '@/components/ui/elements';
import { logSilently } from '@/lib/browser/log';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { onUserIdRenewed } from '@/lib/browser/user-id';
import {
  formatTutorialMemory,
  parseTutorialMemory,
  type Tutorial,
  type TutorialMemory,
} from '@/lib/personalization/tutorial';
import { loadTutorial } from './start-tutorial';
import type { TutorialCardProps } from './tutorial-card';
import { closeTutorial, openTutorial, readTutorialOpening, subscribeToTutorial } from './tutorial-store';

/** Mounted above pages and personas, so that it survives both. `settings` are the switches of its Settings tab. */
export function TutorialHost({ settings }: { settings: Elements }) {
  const opening = useSyncExternalStore(subscribeToTutorial, readTutorialOpening, () => null);
  const [Card, setCard] = useState<ComponentType<TutorialCardProps> | null>(null);

  useEffect(() => onUserIdRenewed(clearTutorialMemory), []);

  useEffect(() => {
    if (readTutorialOpening() === null && readTutorialMemory().open) openTutorial(null);
  }, []);

  useEffect(() => {
    if (!opening || Card) return;
    loadTutorial().then(
      (Loaded) => setCard(() => Loaded),
      (error: unknown) => {
        logSilently('The tutorial was not loaded', error);
        closeTutorial();
      },
    );
  }, [opening, Card]);

  return opening && Card ? <Card opening={opening} settings={settings} /> : null;
}

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

function clearTutorialMemory(): void {
  cached = null;
  removeStored('session', KEY);
}
