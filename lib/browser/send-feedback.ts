import type { FeedbackRequest, FeedbackResponse } from '@/lib/contracts/feedback';
import { isDemoView } from './demo-view';
import { withPatience } from './patience';
import { request } from './request';

/**
 * The demo view sends nothing, and its forms say so.
 * @throws whenever the answer does not prove that the entry was saved
 */
export async function sendFeedback(entry: FeedbackRequest): Promise<void> {
  if (isDemoView()) return;
  await withPatience(async (signal) => {
    const response = await request('POST', '/api/feedback', entry, signal);
    const saved: FeedbackResponse | null = await response.json();
    // Where a network signs people in, its own page can answer 200.
    if (!Number.isInteger(saved?.id)) throw new Error('The answer has no id');
  });
}
