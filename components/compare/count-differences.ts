import { compareCopy } from '@/lib/content/pages/compare';
import type { ComparedSection } from './compare-sections';

const { none, one, many } = compareCopy.differences;

/** '37 differences' */
export function countDifferences(sections: readonly Pick<ComparedSection, 'differences'>[]): string {
  const count = sections.reduce((sum, { differences }) => sum + differences.length, 0);
  return count === 0 ? none : `${count} ${count === 1 ? one : many}`;
}
