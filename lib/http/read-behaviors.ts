import { analyzeBehaviorRequestSchema } from '@/lib/contracts/analyze-behavior';
import { summarizeBehavior, type BehaviorSummary } from '@/lib/personalization/behavior';
import { readBody } from './read-body';

/** What a call for an analysis brings: a summary, or the events that it is made from. */
export async function readBehaviors(request: Request): Promise<BehaviorSummary> {
  const { behaviors } = await readBody(request, analyzeBehaviorRequestSchema);
  return Array.isArray(behaviors) ? summarizeBehavior(behaviors) : behaviors;
}
