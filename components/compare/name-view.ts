import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';

const { segment: segments, cluster: clusters, visitor: visitors } = shellCopy.selectorBar;

/** 'Developer, Explorer, New' */
export function nameView({ segment, cluster, visitor }: Persona): string {
  const names = [segments.options[segment], clusters.options[cluster], visitors.options[visitor]];
  return names.map(({ label }) => label).join(', ');
}
