import type ts from 'typescript';
import { CLUSTERS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';
import { readConstants, readLiterals, walk, type ContentNode, type Literal } from './content-node';
import type { RenderedIds } from './pages-of-files';

export type ContentFile = {
  /** Relative to lib/content, such as `pages/about.ts`. */
  file: string;
  source: ts.SourceFile;
  nodes: readonly ContentNode[];
  literals: readonly Literal[];
};

export type Content = {
  files: readonly ContentFile[];
  /** Paths relative to `public`, as links write them: `/images/a.svg`. */
  publicFiles: ReadonlySet<string>;
  renderedIds: RenderedIds;
};

export function readFile(
  file: string,
  source: ts.SourceFile,
  values: Readonly<Record<string, unknown>>,
): ContentFile {
  const nodes = readConstants(file, source, values).flatMap((node) => [...walk(node)]);
  return { file, source, nodes, literals: readLiterals(file, source) };
}

export const allNodes = (content: Content) => content.files.flatMap(({ nodes }) => nodes);

const words = (list: string) => new Set(list.split(' '));
/** Fields that contain identifiers. A value with spaces still counts as copy. */
const NAME_FIELDS = words(
  'id href url icon variant type method path imageUrl picture src email status product source order proof domain ' +
    'difficulty targetElementId products calls topics recommendedFeatures ' +
    'utm_campaign utm_content utm_term utm_source utm_medium',
);
export const CODE_FIELDS = words('curl payload answer example firstCall firstAnswer');
/** Fields with words that visitors type, not read. */
export const SEARCHED_FIELDS = words('asks signs terms');
const TECHNICAL_NAME = /^(?:[a-z0-9]+(?:-[a-z0-9]+)+|[a-z]+[A-Z]\w*|\/\S*)$/;
const CODE = /[{}]|^curl /;

/** Whether the text at this path is hidden from visitors: an identifier, code, or search terms. */
export const isNameField = (path: readonly string[]) =>
  NAME_FIELDS.has(path.at(-1) ?? '') ||
  path.some((name) => CODE_FIELDS.has(name) || SEARCHED_FIELDS.has(name));

export type TextNode = ContentNode & { value: string };

const PERSONA_NAMES = new Set<string>([...SEGMENTS, ...CLUSTERS, ...VISITOR_TYPES]);

/** The field that a text belongs to, ignoring list indices and variant names. */
const fieldOf = (keys: readonly string[]) =>
  keys.findLast((key) => !/^\d+$/.test(key) && !PERSONA_NAMES.has(key)) ?? '';

export function isText(node: ContentNode): node is TextNode {
  const { keys, value } = node;
  const field = fieldOf(keys);
  if (typeof value !== 'string' || /^[A-Z_]+$/.test(keys[0] ?? '')) return false;
  const isPersona = PERSONA_NAMES.has(value) && /^(?:segment|cluster)s?$/.test(field);
  const isName = TECHNICAL_NAME.test(value) || (NAME_FIELDS.has(field) && !value.includes(' '));
  return !isPersona && !isName && !CODE.test(value) && !CODE_FIELDS.has(field) && !SEARCHED_FIELDS.has(field);
}

/** Copy at the place where it is written, without inserted values. */
export const writtenTexts = (content: Content) =>
  allNodes(content)
    .filter((node) => isText(node) && !node.isQuoted)
    .filter(isText);
