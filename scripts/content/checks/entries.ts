import { CLUSTERS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';
import { isRecord } from '@/lib/personalization/record';
import { allNodes, type Content } from '../content';
import { type ContentNode } from '../content-node';
import { report, type Finding } from '../finding';

const DIMENSIONS = [
  { name: 'segment', values: SEGMENTS },
  { name: 'behavior', values: CLUSTERS },
  { name: 'visitor type', values: VISITOR_TYPES },
] as const;

export type Dimension = (typeof DIMENSIONS)[number];

/** The part of the persona whose values are the keys of an object, if there is one. */
export function dimensionOf(keys: readonly string[]): Dimension | undefined {
  return DIMENSIONS.find(
    ({ values }) => keys.length > 0 && keys.every((key) => values.some((value) => value === key)),
  );
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

export const missingVariant = (missing: string, { name, values }: Dimension) =>
  `There is no text for ${missing}. Each ${name} needs its own: ${values.join(', ')}.`;

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

/** Copy that varies by segment, behavior or visitor type covers all its values. */
export const checkVariants = (content: Content): Finding[] => allNodes(content).flatMap(checkNode);

const idOf = ({ value }: ContentNode) =>
  isRecord(value) && typeof value.id === 'string' ? value.id : undefined;

/** Entries of a list whose name is already taken by an earlier one. */
function repeats(children: readonly ContentNode[], nameOf: (child: ContentNode) => string | undefined) {
  return children.filter((child, index) => {
    const name = nameOf(child);
    return name !== undefined && children.findIndex((other) => nameOf(other) === name) < index;
  });
}

function checkList(node: ContentNode): Finding[] {
  const nameText = ({ value }: ContentNode) => (typeof value === 'string' ? value : undefined);
  return [
    ...repeats(node.children, idOf).map((child) =>
      report(
        { ...child, path: [...child.path, 'id'] },
        `Another entry of this list already has the id ${idOf(child)}. Give this one a different id.`,
      ),
    ),
    ...repeats(node.children, nameText).map((child) =>
      report(child, `“${String(child.value)}” is in this list twice. Remove one.`),
    ),
  ];
}

/** An entry's key equals its id: products['ai-automation'] has the id 'ai-automation'. */
function checkRecord(node: ContentNode): Finding[] {
  const isById = node.children.length > 1 && node.children.every(idOf);
  if (!isById || node.isQuoted) return [];
  return node.children
    .filter((child) => idOf(child) !== child.keys.at(-1))
    .map((child) =>
      report(
        { ...child, path: [...child.path, 'id'] },
        `The id is ${idOf(child)}, but the entry is called ${child.keys.at(-1)}. They must be the same.`,
      ),
    );
}

/** Every segment's order lists the same entries; otherwise one is missing from some visitors' page. */
function checkOrder(node: ContentNode): Finding[] {
  if (node.keys.at(-1) !== 'order' || !isRecord(node.value)) return [];
  const lists = node.children.map((child) => ({ child, entries: child.children.map(({ value }) => value) }));
  const all = new Set(lists.flatMap(({ entries }) => entries));
  return lists.flatMap(({ child, entries }) =>
    [...all]
      .filter((entry) => !entries.includes(entry))
      .map((entry) =>
        report(child, `${String(entry)} is missing from this order, so these visitors would not see it.`),
      ),
  );
}

function checkHub({ files }: Content): Finding[] {
  const list = files.flatMap(({ nodes }) => nodes).find(({ keys }) => keys.join() === 'hubArticles');
  const listed = new Set(list?.children.map(idOf));
  const articles = files
    .filter(({ file }) => file.startsWith('hub/'))
    .flatMap(({ nodes }) => nodes)
    .filter(({ keys, value }) => keys.length === 1 && isRecord(value) && 'sections' in value);
  return articles.flatMap((article) => {
    const id = idOf(article);
    const place = { ...article, path: ['id'] };
    const fileName = article.file.replace(/^hub\/|\.ts$/g, '');
    return [
      ...(list && id && !listed.has(id)
        ? [
            report(
              place,
              'Nobody can find this article: it is not in the list in hub/articles.ts. Add it there.',
            ),
          ]
        : []),
      ...(id && id !== fileName
        ? [report(place, `The id is ${id}, but the file is called ${fileName}. They must be the same.`)]
        : []),
    ];
  });
}

export function checkIds(content: Content): Finding[] {
  const found = allNodes(content).flatMap((node) => [
    ...(Array.isArray(node.value) ? checkList(node) : checkRecord(node)),
    ...checkOrder(node),
  ]);
  return [...found, ...checkHub(content)];
}

const AUDIENCES: Readonly<Record<string, readonly string[]>> = { segments: SEGMENTS, clusters: CLUSTERS };
const EMAIL = /^[^\s@,;]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

function checkScore(node: ContentNode): Finding[] {
  const { value } = node;
  if (typeof value !== 'number' || (value >= 0 && value <= 100)) return [];
  return [report(node, 'A score is a number from 0 to 100.')];
}

function checkEmail(node: ContentNode): Finding[] {
  if (typeof node.value !== 'string' || EMAIL.test(node.value)) return [];
  return [report(node, `“${node.value}” is not an email address. Write one such as sales@attune.example.`)];
}

/** An empty list renders nothing, or targets no visitor. */
function checkEmptyList(node: ContentNode): Finding[] {
  if (!Array.isArray(node.value) || node.value.length > 0) return [];
  const choices = AUDIENCES[node.keys.at(-1) ?? ''];
  const advice = choices
    ? `so it is never recommended. Name at least one of ${choices.join(', ')}.`
    : 'so nothing is shown in its place. Write at least one entry.';
  return [report(node, `This list is empty, ${advice}`)];
}

/** Values that have the right type but are still wrong. */
export const checkValues = (content: Content): Finding[] =>
  allNodes(content).flatMap((node) => {
    if (node.isQuoted) return [];
    if (node.keys.at(-1) === 'relevanceScore') return checkScore(node);
    if (node.keys.at(-2) === 'emails') return checkEmail(node);
    return checkEmptyList(node);
  });
