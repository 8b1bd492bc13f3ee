import type { BehaviorEvent } from '@/lib/personalization/behavior';
import { createListeners } from './listeners';

const KEPT = 200;

let events: readonly BehaviorEvent[] = [];
let count = 0;
const { notify, subscribe } = createListeners();

export const readBehavior = () => events;

export const countBehavior = () => count;

export function recordBehavior(event: BehaviorEvent): void {
  events = [...events, event].slice(-KEPT);
  count += 1;
  notify();
}

export function forgetBehavior(): void {
  events = [];
  count = 0;
}

export const subscribeToBehavior = subscribe;
