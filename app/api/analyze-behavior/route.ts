import { analyzeBehavior, analyzeByRules } from '@/lib/ai/analyze';
import { analyzeBehavior as endpoint } from '@/lib/api/visit-endpoints';
import { MODEL_ROUTE_DEADLINE_MS } from '@/lib/config/env';
import { analyzeBehaviorRequestSchema } from '@/lib/contracts/behavior';
import { handle, route } from '@/lib/http/route';
import { isConsentGiven } from '@/lib/http/visitor';
import { summarizeBehavior, type BehaviorEvent, type BehaviorSummary } from '@/lib/personalization/behavior';

const summarize = (behaviors: BehaviorEvent[] | BehaviorSummary) =>
  Array.isArray(behaviors) ? summarizeBehavior(behaviors) : behaviors;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(endpoint, {
    deadlineMs: MODEL_ROUTE_DEADLINE_MS,
    body: analyzeBehaviorRequestSchema,
    handle({ request, body, signal, startedAt }) {
      const summary = summarize(body.behaviors);
      return isConsentGiven(request) ? analyzeBehavior(summary, signal, startedAt) : analyzeByRules(summary);
    },
    demo: ({ body }) => analyzeByRules(summarize(body.behaviors)),
  }),
);
