import {
  acceptAnalysis,
  findByRules,
  formatCounts,
  isStillValid,
  type Analysis,
  type KnownAnalysis,
} from '@/lib/personalization/clustering';
import type { BehaviorSummary } from '@/lib/personalization/behavior';
import { readStored, writeStored } from './storage';

const KEY = 'analyses';
const MAX_ANALYSES = 20;

/** The analysis of this behavior that the server made earlier in this visit, also for another page. */
export function findAnalysis(behavior: BehaviorSummary): Analysis | null {
  const known = readAnalyses().get(formatCounts(behavior));
  if (!known || !isStillValid(known, behavior)) return null;
  const analysis = acceptAnalysis(known.analysis);
  return analysis.isUnreadable ? null : analysis;
}

export function storeAnalysis(behavior: BehaviorSummary, analysis: Analysis): void {
  const all = readAnalyses().set(formatCounts(behavior), { analysis, finding: findByRules(behavior) });
  writeStored('session', KEY, JSON.stringify([...all].slice(-MAX_ANALYSES)));
}

function readAnalyses(): Map<string, KnownAnalysis> {
  try {
    return new Map(JSON.parse(readStored('session', KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}
