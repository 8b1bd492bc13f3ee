/** That the tutorial is open, and by which button; null in place of the button after a reload. */
export type TutorialOpening = { readonly openerId: string | null };

const listeners = new Set<() => void>();
let opening: TutorialOpening | null = null;

function set(next: TutorialOpening | null): void {
  opening = next;
  listeners.forEach((listener) => listener());
}

/** Opened again while it is open, the tutorial takes the focus again. */
export function openTutorial(openerId: string | null): void {
  set({ openerId });
}

export function closeTutorial(): void {
  set(null);
}

export function readTutorialOpening(): TutorialOpening | null {
  return opening;
}

export function subscribeToTutorial(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
