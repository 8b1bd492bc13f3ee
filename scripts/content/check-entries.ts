import { isRecord } from '@/lib/personalization/record';
import { allNodes, findConstant, type Content, type ContentNode } from './content';
import { report, type Finding } from './finding';
import { DIMENSIONS } from './matrix';

const readField = ({ value }: ContentNode, field: string) => (isRecord(value) ? value[field] : undefined);

const idOf = (node: ContentNode) => {
  const id = readField(node, 'id');
  return typeof id === 'string' ? id : undefined;
};

const below = (node: ContentNode, field: string) => ({ ...node, path: [...node.path, field] });

/** Entries whose name an earlier one of the list has. */
const repeats = (children: readonly ContentNode[], nameOf: (child: ContentNode) => unknown) =>
  children.filter((child, index) => {
    const name = nameOf(child);
    return name !== undefined && children.findIndex((other) => nameOf(other) === name) < index;
  });

function checkList(node: ContentNode): Finding[] {
  if (node.children.length === 0 && !node.isInserted)
    return [report(node, 'This list is empty, so nothing is shown in its place. Write at least one entry.')];
  const textOf = ({ value }: ContentNode) => (typeof value === 'string' ? value : undefined);
  return [
    ...repeats(node.children, idOf).map((child) =>
      report(
        below(child, 'id'),
        `Another entry of this list already has the id ${idOf(child)}. Give this one a different id.`,
      ),
    ),
    ...repeats(node.children, textOf).map((child) =>
      report(child, `“${String(child.value)}” is in this list twice. Remove one.`),
    ),
  ];
}

/** An entry's key equals its id: products['ai-automation'] has the id 'ai-automation'. */
function checkRecord(node: ContentNode): Finding[] {
  if (node.children.length < 2 || node.isInserted || !node.children.every(idOf)) return [];
  return node.children
    .filter((child) => idOf(child) !== child.keys.at(-1))
    .map((child) =>
      report(
        below(child, 'id'),
        `The id is ${idOf(child)}, but the entry is called ${child.keys.at(-1)}. They must be the same.`,
      ),
    );
}

/** Copy for one kind of visitor exists for all kinds. */
export function checkVariants(node: ContentNode): Finding[] {
  const keys = node.children.map(({ keys: own }) => own.at(-1) ?? '');
  const names: readonly (readonly string[])[] = DIMENSIONS.map(({ values }) => values);
  const all = names.find((values) => keys.filter((key) => values.includes(key)).length > 1);
  const missing = all?.filter((name) => !keys.includes(name)) ?? [];
  // What is only inserted here is reported where it is written.
  if (!all || missing.length === 0 || node.isInserted) return [];
  const unknown = keys.filter((key) => !all.includes(key));
  const misspelled = unknown.length > 0 ? `, and ${unknown.join(', ')} is not known` : '';
  return [
    report(
      node,
      `${missing.join(', ')} is missing here${misspelled}. Every kind of visitor needs a text.`,
      missing,
    ),
  ];
}

/** Every segment's order lists the same entries; otherwise one is missing from some visitors' page. */
function checkOrder(node: ContentNode): Finding[] {
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

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
/** Decorative pictures next to text that says the same. Their names are typed, so the compiler checks them. */
const DRAWING = /^\/images\/subjects\//;

function checkPicture(owner: ContentNode, picture: ContentNode, publicFiles: ReadonlySet<string>): Finding[] {
  const path = String(picture.value);
  const alt = String(readField(owner, 'alt') ?? '').trim();
  if (path.startsWith('/') && !publicFiles.has(path))
    return [report(picture, `There is no picture ${path} in the folder public.`)];
  if (alt !== '' && !PICTURE.test(alt)) return [];
  const problem = alt === '' ? 'This picture has no alt text.' : 'The alt text is a file name.';
  return [report(below(owner, 'alt'), `${problem} Describe in a sentence what the picture shows.`)];
}

/** The card of an article has the article's picture. */
function checkCards(content: Content): Finding[] {
  const childrenOf = (name: string) => findConstant(content, name)?.children ?? [];
  return childrenOf('recommendationItems').flatMap((card) => {
    const article = childrenOf('hubArticles').find(
      (each) => readField(card, 'url') === `/content-hub#${idOf(each)}`,
    );
    const picture = article && readField(article, 'picture');
    if (!article || picture === readField(card, 'picture')) return [];
    return [
      report(
        below(card, 'picture'),
        `The article has the picture ${String(picture)}. Give its card the same one.`,
      ),
    ];
  });
}

/** Errors of lists, ids and pictures that no single value shows. */
export function checkEntries(content: Content): Finding[] {
  const found = allNodes(content).flatMap((node) => [
    ...(Array.isArray(node.value) ? checkList(node) : checkRecord(node)),
    ...(node.keys.at(-1) === 'order' && isRecord(node.value) ? checkOrder(node) : []),
    ...node.children
      .filter(
        ({ keys, value }) =>
          keys.at(-1) !== 'alt' && typeof value === 'string' && PICTURE.test(value) && !DRAWING.test(value),
      )
      .flatMap((picture) => checkPicture(node, picture, content.publicFiles)),
  ]);
  return [...found, ...checkCards(content)];
}
