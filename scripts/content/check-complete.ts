import { DEFAULT_PERSONA, SEGMENTS, type Segment } from '@/lib/personalization/persona';
import { PRODUCT_IDS } from '@/lib/personalization/products';
import { isRecord } from '@/lib/personalization/record';
import { findConstant, type Content, type ContentNode } from './content';
import { report, type Finding } from './finding';

/** The home page shows six, and behavior has to have a choice. */
const MIN_RECOMMENDATIONS = 7;

const fieldOf = ({ value }: ContentNode, field: string) => (isRecord(value) ? value[field] : undefined);

const names = (field: string, segment: Segment) => (node: ContentNode) =>
  [fieldOf(node, field)].flat().includes(segment);

/** Per segment: how many entries of a list are for it, and how many it needs. */
const LISTS: readonly {
  constant: string;
  least: number;
  isFor: (segment: Segment) => (node: ContentNode) => boolean;
  todo: string;
}[] = [
  {
    constant: 'recommendationItems',
    least: MIN_RECOMMENDATIONS,
    isFor: (segment) => (node) => String(fieldOf(node, 'id')).startsWith(`${segment}-`),
    todo: 'Write cards whose id begins with its name.',
  },
  {
    constant: 'campaigns',
    least: 1,
    isFor: (segment) => names('segment', segment),
    todo: 'Write a row, with a promise from hero-messages.ts.',
  },
  {
    constant: 'hubArticles',
    least: 1,
    isFor: (segment) => names('segments', segment),
    todo: 'Write an article for it, or add it to the segments of one.',
  },
];

function checkLists(content: Content): Finding[] {
  return LISTS.flatMap(({ constant, least, isFor, todo }) => {
    const list = findConstant(content, constant);
    if (!list) return [];
    return SEGMENTS.flatMap((segment) => {
      const { length } = list.children.filter(isFor(segment));
      if (length >= least) return [];
      const problem = `There are ${length} entries for ${segment}, and it needs ${least}.`;
      return [report({ ...list, path: [segment] }, `${problem} ${todo}`, [segment])];
    });
  });
}

/** An order of products lists them all. */
function checkProducts(content: Content): Finding[] {
  return content.files
    .flatMap(({ nodes }) => nodes)
    .filter(({ keys, isInserted }) => keys.at(-2) === 'order' && !isInserted)
    .flatMap((order) => {
      const listed = order.children.map(({ value }) => value);
      if (!PRODUCT_IDS.some((id) => listed.includes(id))) return [];
      return PRODUCT_IDS.filter((id) => !listed.includes(id)).map((id) =>
        report({ ...order, path: [...order.path, id] }, `${id} is missing from this order of products.`, [
          id,
        ]),
      );
    });
}

/** A segment's own color; the default segment has the theme's. */
function checkColors({ coloredSegments, files }: Content): Finding[] {
  const file = 'segments.ts';
  if (!files.some((each) => each.file === file)) return [];
  return SEGMENTS.filter(
    (segment) => segment !== DEFAULT_PERSONA.segment && !coloredSegments.has(segment),
  ).map((segment) =>
    report(
      { file, line: 1, path: [segment] },
      `It has no color. Write [data-segment='${segment}'] in app/theme-tokens.css, for light and for dark.`,
      [segment],
    ),
  );
}

/** What a new segment or product needs and no type asks for. */
export const checkComplete = (content: Content): Finding[] => [
  ...checkLists(content),
  ...checkProducts(content),
  ...checkColors(content),
];

/** 'operations-lead: home.ts (8), segments.ts' */
export function describeComplete(findings: readonly Finding[]): string {
  const lacking = findings.flatMap(({ file, lacks = [] }) => lacks.map((name) => ({ file, name })));
  if (lacking.length === 0)
    return `Complete for every segment (${SEGMENTS.length}) and product (${PRODUCT_IDS.length})`;
  const missing = [...new Set(lacking.map(({ name }) => name))].map((name) => {
    const files = lacking.filter((each) => each.name === name).map(({ file }) => file);
    const counted = [...new Set(files)].map((file) => {
      const { length } = files.filter((other) => other === file);
      return length > 1 ? `${file} (${length})` : file;
    });
    return `${name} is missing in ${counted.join(', ')}`;
  });
  return `Not complete: ${missing.join('; ')}`;
}
