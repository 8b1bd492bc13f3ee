import { sendFeedback as endpoint } from '@/lib/api/feature-endpoints';
import type { FeedbackRequest, FeedbackResponse } from '@/lib/contracts/feedback';
import { call } from './request';

/**
 * @throws whenever the answer does not prove that the entry was saved
 */
export async function sendFeedback(entry: FeedbackRequest): Promise<void> {
  const saved: FeedbackResponse | null = await call(endpoint, { body: entry, demo: { id: 0 } });
  // Where a network signs people in, its own page can answer 200.
  if (!Number.isInteger(saved?.id)) throw new Error('The answer has no id');
}
