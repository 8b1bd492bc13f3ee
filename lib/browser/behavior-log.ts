import type { BehaviorEvent } from '@/lib/personalization/behavior';
import { createListeners } from './listeners';

const MAX_EVENTS = 200;

let events: readonly BehaviorEvent[] = [];
let count = 0;
const { notify, subscribe } = createListeners();

export const readBehavior = () => events;

export const countBehavior = () => count;

export function recordBehavior(event: BehaviorEvent): void {
  events = [...events, event].slice(-MAX_EVENTS);
  count += 1;
  notify();
}

export function clearBehavior(): void {
  events = [];
  count = 0;
}

export const subscribeToBehavior = subscribe;
