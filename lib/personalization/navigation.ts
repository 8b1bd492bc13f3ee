import type { Decision } from './decision';
import { decideByRule, scoreByRule, uniqueSignals } from './evaluate-rule';
import type { Cluster, Segment } from './persona';
import {
  NAVIGATION_AUDIENCE,
  NAVIGATION_BOOST,
  NAVIGATION_ENTRIES,
  type NavigationId,
} from './rules/navigation';
import { isNavigationFixed } from './settings';

export type NavigationEntry = {
  id: NavigationId;
  href: (typeof NAVIGATION_ENTRIES)[number]['href'];
  segments: readonly Segment[];
  importance: number;
  userScore: number;
};

export const NAVIGATION_LIMIT = 8;
export const COMPACT_NAVIGATION_LIMIT = 4;

export type NavigationVisitor = {
  /** As stored; may be unknown to the rules. */
  segment: string;
  cluster: Cluster;
  adaptation: boolean;
  limit?: number;
};

/** The entries for the visitor's segment, best first. Ties are broken by base importance, then by listed order. */
export function rankNavigation(visitor: NavigationVisitor): Decision<NavigationEntry[]> {
  const { segment, cluster, adaptation, limit = NAVIGATION_LIMIT } = visitor;
  const audience = decideByRule(NAVIGATION_AUDIENCE, { segment });
  const fixed = isNavigationFixed(adaptation);
  const ranked = NAVIGATION_ENTRIES.filter((entry) => isFor(entry, audience.result.value))
    .map((entry) => {
      const matchesSegment = isFor(entry, audience.result.value);
      const boost = scoreByRule(NAVIGATION_BOOST, { entry: entry.id, cluster, matchesSegment });
      const userScore = entry.importance + (fixed.result ? 0 : boost.result);
      return { entry: { ...entry, userScore }, signals: boost.reason.signals };
    })
    .sort((a, b) => b.entry.userScore - a.entry.userScore || b.entry.importance - a.entry.importance)
    .slice(0, limit);
  const signals = [...audience.reason.signals, ...ranked.flatMap((item) => item.signals)];
  return {
    result: ranked.map(({ entry }) => entry),
    reason: fixed.result
      ? fixed.reason
      : { ...audience.reason, ruleId: NAVIGATION_BOOST.id, signals: uniqueSignals(signals) },
  };
}

function isFor({ segments }: { segments: readonly Segment[] }, segment: Segment): boolean {
  return segments.includes(segment);
}
