'use client';

import { useShownCluster } from '@/components/content-blocks/content-block-list';
import { shellCopy } from '@/lib/content/shell';
import type { Segment } from '@/lib/personalization/persona';

const { segment: segments, cluster: clusters } = shellCopy.selectorBar;

/** Follows an analysis at once, like the sidebar beside it. */
export function CurrentCluster() {
  return clusters.options[useShownCluster()].label;
}

type CurrentViewProps = { segment: Segment; labels: { segment: string; cluster: string } };

export function CurrentView({ segment, labels }: CurrentViewProps) {
  const cluster = useShownCluster();
  const rows = [
    { label: labels.segment, option: segments.options[segment] },
    { label: labels.cluster, option: clusters.options[cluster] },
  ];
  return (
    <dl className="divide-y rounded-panel border bg-surface px-6 shadow-card">
      {rows.map(({ label, option }) => (
        <div key={label} className="py-5">
          <dt className="text-caption text-muted-foreground">{label}</dt>
          <dd className="mt-1 font-heading text-title font-(--heading-weight)">{option.label}</dd>
          <dd className="mt-1 text-sm text-muted-foreground">{option.description}</dd>
        </div>
      ))}
    </dl>
  );
}
