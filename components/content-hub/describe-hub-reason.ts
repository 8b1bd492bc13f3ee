import { hubBrowserCopy } from '@/lib/content/hub-browser';
import type { Reason } from '@/lib/personalization/decision';
import type { Persona } from '@/lib/personalization/persona';

const { labels, reasons } = hubBrowserCopy;

/** What earned points, as one sentence: two items of one list with equal sentences have equal scores. */
export function describeHubReason(
  { signals }: Reason,
  { segment, cluster }: Pick<Persona, 'segment' | 'cluster'>,
): string {
  const words = [
    { field: 'matchesSegment', text: reasons.segment[segment] },
    { field: 'matchesCluster', text: reasons.cluster[cluster] },
    { field: 'type', text: reasons.type[segment] },
    { field: 'difficulty', text: reasons.advanced },
    { field: 'readTime', text: reasons.short },
    { field: 'featured', text: reasons.featured },
  ];
  const fired = words.filter(({ field }) => signals.some((signal) => signal.field === field));
  const texts = fired.length > 0 ? fired.map(({ text }) => text) : [reasons.other];
  return `${labels.why} ${joinWords(texts)}.`;
}

function joinWords(texts: readonly string[]): string {
  return texts.length < 3 ? texts.join(' and ') : `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`;
}
