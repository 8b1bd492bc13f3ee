import { analyzeBehavior } from '@/lib/ai/analyze';
import { analyzeBehaviorRequestSchema, type AnalyzeBehaviorResponse } from '@/lib/contracts/analyze-behavior';
import { readBody } from '@/lib/http/read-body';
import { route } from '@/lib/http/route';
import { summarizeBehavior } from '@/lib/personalization/behavior';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/analyze-behavior', {
  async POST(call) {
    const { behaviors } = await readBody(call.request, analyzeBehaviorRequestSchema);
    const summary = Array.isArray(behaviors) ? summarizeBehavior(behaviors) : behaviors;
    const analysis: AnalyzeBehaviorResponse = await analyzeBehavior(summary, call.signal);
    return Response.json(analysis);
  },
});
