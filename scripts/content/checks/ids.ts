import { isRecord } from '@/lib/personalization/record';
import { allNodes, type Content } from '../content';
import type { ContentNode } from '../content-node';
import { report, type Finding } from '../finding';

const idOf = ({ value }: ContentNode) =>
  isRecord(value) && typeof value.id === 'string' ? value.id : undefined;

/** The entries of a list that were there before under the same name. */
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
        `Another entry of this list has the id ${idOf(child)} already. Give this one an id of its own.`,
      ),
    ),
    ...repeats(node.children, nameText).map((child) =>
      report(child, `“${String(child.value)}” stands in this list twice. Take one out.`),
    ),
  ];
}

/** products['ai-automation'] has the id 'ai-automation'. */
function checkRecord(node: ContentNode): Finding[] {
  const isById = node.children.length > 1 && node.children.every(idOf);
  if (!isById || node.isQuoted) return [];
  return node.children
    .filter((child) => idOf(child) !== child.keys.at(-1))
    .map((child) =>
      report(
        { ...child, path: [...child.path, 'id'] },
        `The id is ${idOf(child)}, but the entry is called ${child.keys.at(-1)}. Both have to be the same.`,
      ),
    );
}

/** Every segment's order lists the same things, or one of them is missing from somebody's page. */
function checkOrder(node: ContentNode): Finding[] {
  if (node.keys.at(-1) !== 'order' || !isRecord(node.value)) return [];
  const lists = node.children.map((child) => ({ child, entries: child.children.map(({ value }) => value) }));
  const all = new Set(lists.flatMap(({ entries }) => entries));
  return lists.flatMap(({ child, entries }) =>
    [...all]
      .filter((entry) => !entries.includes(entry))
      .map((entry) =>
        report(child, `${String(entry)} is missing in this order, so nobody in it would see it.`),
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
        ? [report(place, `The id is ${id}, but the file is called ${fileName}. Both have to be the same.`)]
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
