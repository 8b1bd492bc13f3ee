import { analyzeBehavior } from '@/lib/ai/analyze';
import { analyzeByRules } from '@/lib/ai/analyze-by-rules';
import { MODEL_ROUTE_DEADLINE_MS } from '@/lib/config/model-limits';
import type { AnalyzeBehaviorResponse } from '@/lib/contracts/analyze-behavior';
import { readBehaviors } from '@/lib/http/read-behaviors';
import { isConsentGiven } from '@/lib/http/request-consent';
import { route, type Call } from '@/lib/http/route';

async function analyze({ request, signal, startedAt }: Call): Promise<Response> {
  const summary = await readBehaviors(request);
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
