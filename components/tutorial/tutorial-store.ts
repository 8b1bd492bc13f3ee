import { createListeners } from '@/lib/browser/listeners';

export type TutorialOpening = { readonly openerId: string | null };

const { notify, subscribe } = createListeners();
let opening: TutorialOpening | null = null;

function set(next: TutorialOpening | null): void {
  opening = next;
  notify();
}

/** If the tutorial is open already, it takes the focus again. */
export function openTutorial(openerId: string | null): void {
  set({ openerId });
}

export function closeTutorial(): void {
  set(null);
}

export function readTutorialOpening(): TutorialOpening | null {
  return opening;
}

export const subscribeToTutorial = subscribe;
