import { CLUSTERS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';
import { isRecord } from '@/lib/personalization/record';
import { allNodes, type Content } from '../content';
import type { ContentNode } from '../content-node';
import { report, type Finding } from '../finding';

const DIMENSIONS = [
  { name: 'segment', values: SEGMENTS },
  { name: 'behavior', values: CLUSTERS },
  { name: 'visitor type', values: VISITOR_TYPES },
] as const;

export type Dimension = (typeof DIMENSIONS)[number];

/** What an object is sorted by, if by a part of the persona. */
export function dimensionOf(keys: readonly string[]): Dimension | undefined {
  return DIMENSIONS.find(
    ({ values }) => keys.length > 0 && keys.every((key) => values.some((value) => value === key)),
  );
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

export const missingVariant = (missing: string, { name, values }: Dimension) =>
  `There is no text for ${missing}. Each ${name} needs one of its own: ${values.join(', ')}.`;

function checkNode(node: ContentNode): Finding[] {
  const dimension = isRecord(node.value) && !node.isQuoted && dimensionOf(Object.keys(node.value));
  if (!dimension) return [];
  const has = (key: string) => node.children.some((child) => child.keys.at(-1) === key);
  const missing = dimension.values.filter((key) => !has(key));
  const blank = node.children.filter(({ value }) => isBlank(value));
  return [
    ...missing.map((key) => report({ ...node, path: [...node.path, key] }, missingVariant(key, dimension))),
    ...blank.map((child) => report(child, `The text for ${child.keys.at(-1)} is empty. Write it.`)),
  ];
}

/** Copy that is sorted by segment, behavior or visitor type has words for each of them. */
export const checkVariants = (content: Content): Finding[] => allNodes(content).flatMap(checkNode);
