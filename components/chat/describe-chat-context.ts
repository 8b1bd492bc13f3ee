import { classifyQuestion } from '@/lib/assistant/classify-question';
import { selectLastViewedFeature } from '@/lib/assistant/last-viewed-feature';
import { readAddresses, readRecentClicks } from '@/lib/browser/visit-trail';
import type { ChatContext } from '@/lib/contracts/chat';
import type { Persona } from '@/lib/personalization/persona';

/** Everything that goes along with a question (spec §7). */
export function describeChatContext(
  question: string,
  { segment, cluster }: Persona,
  currentPage: string,
): Required<ChatContext> {
  return {
    currentPage,
    userSegment: segment,
    behavioralCluster: cluster,
    recentActions: [...readRecentClicks()],
    ...classifyQuestion(question),
    lastViewedFeature: selectLastViewedFeature(readAddresses()),
  };
}
