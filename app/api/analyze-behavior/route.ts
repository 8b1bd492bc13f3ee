import { analyzeBehavior, analyzeByRules } from '@/lib/ai/analyze';
import { analyzeBehavior as definition } from '@/lib/calls/analyze-behavior';
import { MODEL_ROUTE_DEADLINE_MS } from '@/lib/config/env';
import { handle, route } from '@/lib/http/route';
import { isConsentGiven } from '@/lib/http/visitor';
import { summarizeBehavior, type BehaviorEvent, type BehaviorSummary } from '@/lib/personalization/behavior';

const summarize = (behaviors: BehaviorEvent[] | BehaviorSummary) =>
  Array.isArray(behaviors) ? summarizeBehavior(behaviors) : behaviors;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(definition, {
    deadlineMs: MODEL_ROUTE_DEADLINE_MS,
    handle({ request, body, signal, startedAt }) {
      const summary = summarize(body.behaviors);
      return isConsentGiven(request) ? analyzeBehavior(summary, signal, startedAt) : analyzeByRules(summary);
    },
    demo: ({ body }) => analyzeByRules(summarize(body.behaviors)),
  }),
);
