import type { Reason } from './decision';
import { decideByRule } from './evaluate-rule';
import type { Persona } from './persona';
import {
  BLOCK_PRIORITY,
  BLOCK_URGENCY,
  CONTENT_BLOCK_IDS,
  type ContentBlockId,
} from './rules/content-blocks';

export const CONTENT_BLOCK_LIMIT = 6;

export type Urgency = 'high' | 'medium' | 'low';

export type RankedContentBlock = {
  id: ContentBlockId;
  priority: number;
  urgency: Urgency;
  reason: Reason;
  urgencyReason: Reason;
};

export function selectContentBlocks(
  { segment, cluster }: Pick<Persona, 'segment' | 'cluster'>,
  limit: number = CONTENT_BLOCK_LIMIT,
): RankedContentBlock[] {
  return CONTENT_BLOCK_IDS.map((id) => {
    const priority = decideByRule(BLOCK_PRIORITY, { block: id, segment, cluster });
    const urgency = decideByRule(BLOCK_URGENCY, { block: id, cluster });
    return {
      id,
      priority: priority.result.value,
      urgency: urgency.result.value,
      reason: priority.reason,
      urgencyReason: urgency.reason,
    };
  })
    .sort((a, b) => b.priority - a.priority)
    .slice(0, limit);
}
