export const ELEMENT_TYPES = ['cta', 'button', 'link', 'input', 'unknown'] as const;

export type ElementType = (typeof ELEMENT_TYPES)[number];

export type BehaviorEvent = {
  eventType: 'pageview' | 'click' | 'scroll';
  eventData: { elementType?: ElementType; depth?: number };
};

export type BehaviorSummary = {
  totalBehaviors: number;
  analyzedBehaviors: number;
  pageViews: number;
  clickTypes: Partial<Record<ElementType, number>>;
  scrollDepth: number;
};

const ANALYZED_BEHAVIORS_LIMIT = 20;

/** Summarizes the most recent events, oldest first. `total` includes events that are no longer stored. */
export function summarizeBehavior(
  events: readonly BehaviorEvent[],
  total: number = events.length,
): BehaviorSummary {
  const recent = events.slice(-ANALYZED_BEHAVIORS_LIMIT);
  return {
    totalBehaviors: total,
    analyzedBehaviors: recent.length,
    pageViews: recent.filter(({ eventType }) => eventType === 'pageview').length,
    clickTypes: countClicks(recent),
    scrollDepth: averageDepth(recent),
  };
}

function countClicks(events: readonly BehaviorEvent[]): BehaviorSummary['clickTypes'] {
  const counts: BehaviorSummary['clickTypes'] = {};
  for (const { eventType, eventData } of events) {
    if (eventType !== 'click') continue;
    const elementType = eventData.elementType ?? 'unknown';
    counts[elementType] = (counts[elementType] ?? 0) + 1;
  }
  return counts;
}

function averageDepth(events: readonly BehaviorEvent[]): number {
  const depths = events
    .filter(({ eventType }) => eventType === 'scroll')
    .map(({ eventData }) => eventData.depth ?? 0);
  return depths.length === 0 ? 0 : depths.reduce((sum, depth) => sum + depth, 0) / depths.length;
}
