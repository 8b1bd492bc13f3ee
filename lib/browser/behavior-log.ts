import type { BehaviorEvent, BehaviorSummary } from '@/lib/personalization/behavior';
import { acceptAnalysis, type Analysis, formatEvidence } from '@/lib/personalization/clustering';
import { createListeners } from './listeners';
import { readStored, writeStored } from './storage';

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

const KEY = 'analyses';
const MAX_ANALYSES = 20;

/** The analysis of this behavior that the server made earlier in this visit, also for another page. */
export function findAnalysis(behavior: BehaviorSummary): Analysis | null {
  const analysis = acceptAnalysis(readAnalyses().get(formatEvidence(behavior)));
  return analysis.isUnreadable ? null : analysis;
}

export function storeAnalysis(behavior: BehaviorSummary, analysis: Analysis): void {
  const all = readAnalyses().set(formatEvidence(behavior), analysis);
  writeStored('session', KEY, JSON.stringify([...all].slice(-MAX_ANALYSES)));
}

function readAnalyses(): Map<string, unknown> {
  try {
    return new Map(JSON.parse(readStored('session', KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}
