import 'server-only';
import { z } from 'zod';
import type { BehaviorSummary } from '@/lib/personalization/behavior';
import { acceptAnalysis, type Analysis } from '@/lib/personalization/clustering';
import { analyzeByRules, type BehaviorAnalysis } from './analyze-by-rules';
import { completeModel } from './model';
import { ModelError } from './model-error';
import {
  ANALYSIS_FORMAT,
  ANALYSIS_INSTRUCTIONS,
  ANALYSIS_MAX_TOKENS,
  describeBehavior,
} from './prompts/analyze-behavior';

// Spec §5: accepted only with a cluster that is text; what it says is judged by acceptAnalysis.
const answerSchema = z.looseObject({ cluster: z.string() });

/** Which cluster a visitor's behavior shows. Always answers: where the model does not, by the rules of spec §9. */
export async function analyzeBehavior(
  summary: BehaviorSummary,
  signal: AbortSignal,
  startedAt?: number,
): Promise<BehaviorAnalysis> {
  signal.throwIfAborted();
  const fromModel = await askForCluster(summary, signal, startedAt);
  return fromModel ? { ...fromModel, source: 'model' } : analyzeByRules(summary);
}

async function askForCluster(
  summary: BehaviorSummary,
  signal: AbortSignal,
  startedAt?: number,
): Promise<Analysis | null> {
  try {
    const answer = await completeModel({
      purpose: 'analysis',
      system: ANALYSIS_INSTRUCTIONS,
      turns: [{ role: 'user', content: describeBehavior(summary) }],
      maxTokens: ANALYSIS_MAX_TOKENS,
      answerFormat: ANALYSIS_FORMAT,
      signal,
      startedAt,
    });
    return readAnswer(answer);
  } catch (error) {
    // Already logged, where it happened.
    if (error instanceof ModelError) return null;
    throw error;
  }
}

function readAnswer(answer: string): Analysis | null {
  try {
    return acceptAnalysis(answerSchema.parse(JSON.parse(answer)));
  } catch {
    return null;
  }
}
