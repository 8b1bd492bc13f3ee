import type { BehaviorEvent } from '@/lib/personalization/behavior';

const KEPT = 200;

let events: readonly BehaviorEvent[] = [];
const listeners = new Set<() => void>();

/** What this visitor did on these pages, the last one being the latest. It stays in this tab's memory. */
export const readBehavior = () => events;

export function recordBehavior(event: BehaviorEvent): void {
  events = [...events, event].slice(-KEPT);
  for (const listener of listeners) listener();
}

export function forgetBehavior(): void {
  events = [];
}

export function subscribeToBehavior(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
