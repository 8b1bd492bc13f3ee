import { feedbackRequestSchema, type FeedbackResponse } from '@/lib/contracts/feedback';
import { saveFeedback } from '@/lib/db/feedback';
import { readBody } from '@/lib/http/read-body';
import { route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/feedback', {
  async POST(call) {
    const { userId, ...entry } = await readBody(call.request, feedbackRequestSchema);
    const saved: FeedbackResponse = { id: await saveFeedback({ visitorId: call.visitorId, userId }, entry) };
    return Response.json(saved, { status: 201 });
  },
});
