import { navigationCopy } from '@/lib/content/navigation';
import { shellCopy } from '@/lib/content/shell';
import { rankNavigation, type NavigationId } from '@/lib/personalization/navigation';
import type { Session } from '@/lib/personalization/session';

const { entries } = navigationCopy.adaptive;
const { movedUp, because, fixed } = navigationCopy.sidebar.insights;
const { segment: segments, cluster: clusters } = shellCopy.announcement;

type Visit = Pick<Session, 'persona' | 'storedSegment' | 'clusterSource' | 'settings'>;

/** What the sidebar adapted and why, in one sentence: 'Pricing moved up in this list, because you browse like …' */
export function describeInsight({ persona, storedSegment, clusterSource, settings }: Visit): string {
  const rank = (adaptation: boolean) =>
    rankNavigation({ segment: storedSegment, cluster: persona.cluster, adaptation });
  const { result, reason } = rank(settings.navigationAdaptation);
  if (reason.ruleId === 'content-switches') return fixed;
  const before = rank(false).result.map(({ id }) => id);
  const name = entries[firstMovedUp(before, result)].label;
  return `${name} ${movedUp} ${because[clusterSource]} ${segments[persona.segment]} ${clusters[persona.cluster]}.`;
}

function firstMovedUp(before: readonly NavigationId[], after: readonly { id: NavigationId }[]): NavigationId {
  const moved = after.find(({ id }, index) => before.indexOf(id) > index);
  return (moved ?? after[0])?.id ?? 'dashboard';
}
