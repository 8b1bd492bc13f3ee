import { hubBrowserCopy } from '@/lib/content/hub-browser';
import type { Reason } from '@/lib/personalization/decision';

const { labels, reasons } = hubBrowserCopy;

const words = [
  { field: 'matchesSegment', text: reasons.segment },
  { field: 'matchesCluster', text: reasons.cluster },
  { field: 'featured', text: reasons.featured },
] as const;

/** The signals that earned points, as one sentence. */
export function describeHubReason({ signals }: Reason): string {
  const fired = words.filter(({ field }) =>
    signals.some((signal) => signal.field === field && signal.value === true),
  );
  const texts = fired.length > 0 ? fired.map(({ text }) => text) : [reasons.other];
  return `${labels.why} ${new Intl.ListFormat('en-US').format(texts)}.`;
}
