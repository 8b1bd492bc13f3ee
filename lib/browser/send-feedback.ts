import { sendFeedback as endpoint } from '@/lib/api/feature-endpoints';
import type { FeedbackRequest, FeedbackResponse } from '@/lib/contracts/feedback';
import { isDemoView } from './demo-view';
import { call } from './request';

/**
 * The demo view sends nothing, and its forms say so.
 * @throws whenever the answer does not prove that the entry was saved
 */
export async function sendFeedback(entry: FeedbackRequest): Promise<void> {
  if (isDemoView()) return;
  const saved: FeedbackResponse | null = await call(endpoint, { body: entry });
  // Where a network signs people in, its own page can answer 200.
  if (!Number.isInteger(saved?.id)) throw new Error('The response has no id');
}
