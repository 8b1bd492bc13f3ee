import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';

/** 'Now showing the page for developers who are comparing details on a return visit.' */
export function describeView({ segment, cluster, visitor }: Persona): string {
  const words = shellCopy.announcement;
  return `${words.opening} ${words.segment[segment]} ${words.cluster[cluster]} ${words.visitor[visitor]}.`;
}
