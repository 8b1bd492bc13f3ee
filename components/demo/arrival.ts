import { createListeners } from '@/lib/browser/listeners';

/** What happened to the focus when the visitor arrived; null until it is known. */
export type Arrival = { tookFocus: boolean; movedPx: number };

let latest: Arrival | null = null;
const { notify, subscribe } = createListeners();

export function recordArrival(arrival: Arrival): void {
  latest = arrival;
  notify();
}

export function readArrival(): Arrival | null {
  return latest;
}

export const subscribeToArrival = subscribe;

/** Nobody's focus is taken: only where it is nowhere, or still on the link that led here, and no place was asked for. */
export function canTakeFocus(
  active: Element | null,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
): boolean {
  if (hash !== '') return false;
  if (active === null || active === document.body) return true;
  return active instanceof HTMLAnchorElement && active.pathname === pathname;
}
