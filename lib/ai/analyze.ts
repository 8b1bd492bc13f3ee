import 'server-only';
import { z } from 'zod';
import type { AnalyzeBehaviorResponse } from '@/lib/calls/analyze-behavior';
import { ELEMENT_TYPES, type BehaviorSummary } from '@/lib/personalization/behavior';
import { acceptAnalysis, classifyBehavior } from '@/lib/personalization/clustering';
import { CLUSTERS } from '@/lib/personalization/persona';
import { askModel } from './model';

export function analyzeByRules(summary: BehaviorSummary): AnalyzeBehaviorResponse {
  const { result, reason } = classifyBehavior(summary);
  return { cluster: result, confidence: reason.confidence, source: 'rules' };
}

/** Identical for every visitor. Keep it short: it is billed with every analysis. */
export const ANALYSIS_INSTRUCTIONS = `You sort the visitors of a business website by how they behave. You get one JSON object of counts from one visit and answer with one cluster and how sure you are.

The counts:
- totalBehaviors: events in this visit so far; analyzedBehaviors: how many of the latest the other numbers come from, at most 20.
- pageViews: pages opened.
- clickTypes: clicks by kind of element. cta is a marked call to action, such as "Request a demo".
- scrollDepth: how far down pages were read on average, in percent.

The clusters:
- explorer: looks around. Opens many pages, or has done too little to tell. The right answer when in doubt.
- researcher: reads closely. An average scroll depth above 70 speaks for it, and few clicks on buttons.
- converter: is about to act. More than 2 clicks on cta, or more than 3 on button, speak for it.

Where signs of two clusters meet, the stronger wins: compare how far each is beyond its number. confidence is from 0 to 1: 0.5 when little has happened, about 0.7 for a clear sign, above 0.85 only for several that agree.`;

export const ANALYSIS_FORMAT = {
  type: 'object',
  properties: { cluster: { type: 'string', enum: [...CLUSTERS] }, confidence: { type: 'number' } },
  required: ['cluster', 'confidence'],
  additionalProperties: false,
};

export const ANALYSIS_MAX_TOKENS = 64;

/** The user turn: numbers only. Element types come from outside, so only known names are included. */
export function describeBehavior(summary: BehaviorSummary): string {
  const { totalBehaviors, analyzedBehaviors, pageViews, clickTypes, scrollDepth } = summary;
  const known = ELEMENT_TYPES.filter((type) => type !== 'unknown');
  const counts = known.map((type) => [type, clickTypes[type] ?? 0] as const).filter(([, count]) => count > 0);
  const all = Object.values(clickTypes).reduce((sum, count) => sum + count, 0);
  const unknown = all - counts.reduce((sum, [, count]) => sum + count, 0);
  return JSON.stringify({
    totalBehaviors,
    analyzedBehaviors,
    pageViews,
    clickTypes: { ...Object.fromEntries(counts), ...(unknown > 0 && { unknown }) },
    scrollDepth: Math.round(scrollDepth),
  });
}

// Spec §5: `cluster` must be text. acceptAnalysis validates its value.
const answerSchema = z.looseObject({ cluster: z.string() });

/** The cluster that a visitor's behavior shows. If the model fails, falls back to the rules of spec §9. */
export async function analyzeBehavior(
  summary: BehaviorSummary,
  signal: AbortSignal,
  startedAt?: number,
): Promise<AnalyzeBehaviorResponse> {
  signal.throwIfAborted();
  const answer = await askModel({
    purpose: 'analysis',
    system: ANALYSIS_INSTRUCTIONS,
    turns: [{ role: 'user', content: describeBehavior(summary) }],
    maxTokens: ANALYSIS_MAX_TOKENS,
    answerFormat: ANALYSIS_FORMAT,
    signal,
    startedAt,
  });
  return (answer && readAnswer(answer)) || analyzeByRules(summary);
}

function readAnswer(answer: string): AnalyzeBehaviorResponse | null {
  try {
    const { cluster, confidence } = acceptAnalysis(answerSchema.parse(JSON.parse(answer)));
    return { cluster, confidence, source: 'model' };
  } catch {
    return null;
  }
}
