import { acceptAnalysis, formatEvidence, type Analysis } from '@/lib/personalization/clustering';
import type { BehaviorSummary } from '@/lib/personalization/behavior';
import { readStored, writeStored } from './storage';

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
