import { HUB_CATEGORIES } from '@/lib/personalization/content-hub';
import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';
import { isRecord } from '@/lib/personalization/record';
import { allNodes, isText, type Content, type ContentFile } from '../content';
import { type ContentNode, walk } from '../content-node';
import { report, type Finding } from '../finding';

const WORDS = { least: 350, most: 600 };
const LEAST_ARTICLES = 16;

/** Every filter of the Content Hub needs at least one article, or its list is empty. */
const COVERED: Readonly<Record<string, readonly string[]>> = {
  category: HUB_CATEGORIES.filter((category) => category !== 'all'),
  type: ['article', 'case-study', 'video', 'whitepaper'],
  difficulty: ['beginner', 'intermediate', 'advanced'],
  segments: SEGMENTS,
  clusters: CLUSTERS,
};

const fieldOf = ({ value }: ContentNode, field: string) => (isRecord(value) ? value[field] : undefined);
const at = (node: ContentNode, field: string) =>
  node.children.find(({ keys }) => keys.at(-1) === field) ?? node;

function checkLength({ nodes }: ContentFile): Finding[] {
  const sections = nodes.find(({ keys }) => keys.length === 2 && keys[1] === 'sections');
  if (!sections) return [];
  const texts = [...walk(sections)].filter(isText);
  const words = texts.flatMap(({ value }) => value.split(/\s+/)).length;
  const advice =
    words < WORDS.least
      ? `write ${WORDS.least - words} more`
      : words > WORDS.most
        ? `cut ${words - WORDS.most}`
        : undefined;
  return advice
    ? [
        report(
          sections,
          `The article has ${words} words, and an article has ${WORDS.least} to ${WORDS.most}: ${advice}. Its card and its reading time assume that length.`,
        ),
      ]
    : [];
}

function checkList(list: ContentNode): Finding[] {
  const articles = list.children;
  const has = (field: string, value: string) =>
    articles.some((article) => [fieldOf(article, field)].flat().includes(value));
  const empty = Object.entries(COVERED).flatMap(([field, values]) =>
    values
      .filter((value) => !has(field, value))
      .map((value) =>
        report(list, `No article has “${value}” under ${field}, so visitors who filter by it find nothing.`),
      ),
  );
  const missing = LEAST_ARTICLES - articles.length;
  const few = `There are ${articles.length} articles, and the Content Hub needs ${LEAST_ARTICLES}: add ${missing}.`;
  return [...(missing > 0 ? [report(list, few)] : []), ...empty];
}

const repeatedPicture = (node: ContentNode, other: ContentNode) =>
  report(
    at(node, 'picture'),
    `“${String(fieldOf(other, 'title'))}” already has the picture ${String(fieldOf(node, 'picture'))}. Choose another one from subjects.ts.`,
  );

const isShownTogether = (a: ContentNode, b: ContentNode) => {
  const [one, other] = [a, b].map((node) => String(fieldOf(node, 'id')).replace(/-\d+$/, ''));
  return one === other || one === 'general' || other === 'general';
};

/** Cards shown together have different pictures; an article's card has the article's picture. */
function checkPictures(articles: readonly ContentNode[], items: readonly ContentNode[]): Finding[] {
  const again = (nodes: readonly ContentNode[], isTogether: typeof isShownTogether) =>
    nodes.flatMap((node, index) => {
      const other = nodes
        .slice(0, index)
        .find(
          (candidate) =>
            fieldOf(candidate, 'picture') === fieldOf(node, 'picture') && isTogether(candidate, node),
        );
      return other && fieldOf(node, 'picture') ? [repeatedPicture(node, other)] : [];
    });
  const others = items.flatMap((item) => {
    const id = String(fieldOf(item, 'url')).match(/^\/content-hub#(.+)$/)?.[1];
    const article = articles.find((candidate) => id !== undefined && fieldOf(candidate, 'id') === id);
    const picture = article && fieldOf(article, 'picture');
    return article && picture !== fieldOf(item, 'picture')
      ? [
          report(
            at(item, 'picture'),
            `The article ${id} has the picture ${String(picture)}. Give its card the same one.`,
            `picture: '${String(picture)}',`,
          ),
        ]
      : [];
  });
  return [...again(articles, () => true), ...again(items, isShownTogether), ...others];
}

const findConstant = (content: Content, name: string) =>
  allNodes(content).find(({ keys }) => keys.join() === name);

export function checkHub(content: Content): Finding[] {
  const list = findConstant(content, 'hubArticles');
  const items = findConstant(content, 'recommendationItems')?.children ?? [];
  const lengths = content.files.filter(({ file }) => file.startsWith('hub/')).flatMap(checkLength);
  return [...lengths, ...(list ? checkList(list) : []), ...checkPictures(list?.children ?? [], items)];
}
