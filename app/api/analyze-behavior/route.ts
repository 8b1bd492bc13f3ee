import { analyzeBehavior, analyzeByRules } from '@/lib/ai/analyze';
import { MODEL_ROUTE_DEADLINE_MS } from '@/lib/config/model-limits';
import { analyzeBehaviorRequestSchema, type AnalyzeBehaviorResponse } from '@/lib/contracts/analyze-behavior';
import { readBody } from '@/lib/http/read-body';
import { isConsentGiven } from '@/lib/http/request-consent';
import { route, type Call } from '@/lib/http/route';
import { summarizeBehavior } from '@/lib/personalization/behavior';

async function analyze({ request, signal, startedAt }: Call): Promise<Response> {
  const { behaviors } = await readBody(request, analyzeBehaviorRequestSchema);
  const summary = Array.isArray(behaviors) ? summarizeBehavior(behaviors) : behaviors;
  const analysis: AnalyzeBehaviorResponse = isConsentGiven(request)
    ? await analyzeBehavior(summary, signal, startedAt)
    : analyzeByRules(summary);
  return Response.json(analysis);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  '/api/analyze-behavior',
  { POST: analyze },
  { deadlineMs: MODEL_ROUTE_DEADLINE_MS },
);
