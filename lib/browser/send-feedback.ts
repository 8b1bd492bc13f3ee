import type { FeedbackRequest, FeedbackResponse } from '@/lib/contracts/feedback';
import { isDemoView } from './demo-view';
import { request } from './request';

// A phone on a weak network gets its chance; a visitor before a silent server gets the form back.
const PATIENCE_MS = 20_000;

/**
 * The demo view sends nothing, and its forms say so.
 * @throws whenever the answer does not prove that the entry was saved
 */
export async function sendFeedback(entry: FeedbackRequest): Promise<void> {
  if (isDemoView()) return;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const response = await request('POST', '/api/feedback', entry, patience.signal);
    const saved: FeedbackResponse | null = await response.json();
    // Where a network signs people in, its own page can answer 200.
    if (!Number.isInteger(saved?.id)) throw new Error('The answer has no id');
  } finally {
    clearTimeout(timer);
  }
}
