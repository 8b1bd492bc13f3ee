import type ts from 'typescript';
import { CLUSTERS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';
import { readConstants, walk, type ContentNode } from './content-node';
import type { DrawnIds } from './places';
import { readLiterals, type Literal } from './content-node';

export type ContentFile = {
  /** Below lib/content, such as `pages/about.ts`. */
  file: string;
  source: ts.SourceFile;
  nodes: readonly ContentNode[];
  literals: readonly Literal[];
};

export type Content = {
  files: readonly ContentFile[];
  /** Paths below `public`, as a link would name them: `/images/a.svg`. */
  publicFiles: ReadonlySet<string>;
  drawnIds: DrawnIds;
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
/** Fields that hold identifiers. A value with spaces is copy all the same. */
const NAME_FIELDS = words(
  'id href url icon variant type method path imageUrl picture src email status product source order proof domain ' +
    'difficulty targetElementId products calls topics recommendedFeatures ' +
    'utm_campaign utm_content utm_term utm_source utm_medium',
);
export const CODE_FIELDS = words('curl payload answer example firstCall firstAnswer');
/** What visitors write, never what they read. */
export const SEARCHED_FIELDS = words('asks signs terms');
const TECHNICAL_NAME = /^(?:[a-z0-9]+(?:-[a-z0-9]+)+|[a-z]+[A-Z]\w*|\/\S*)$/;
const CODE = /[{}]|^curl /;

/** The way to a text that visitors do not read: an identifier, code, or what they type. */
export const isNameField = (path: readonly string[]) =>
  NAME_FIELDS.has(path.at(-1) ?? '') ||
  path.some((name) => CODE_FIELDS.has(name) || SEARCHED_FIELDS.has(name));

export type TextNode = ContentNode & { value: string };

const PERSONA_NAMES = new Set<string>([...SEGMENTS, ...CLUSTERS, ...VISITOR_TYPES]);

/** The field that a text belongs to, be it one of a list or one of several variants. */
const fieldOf = (keys: readonly string[]) =>
  keys.findLast((key) => !/^\d+$/.test(key) && !PERSONA_NAMES.has(key)) ?? '';

/** Words for people. */
export function isText(node: ContentNode): node is TextNode {
  const { keys, value } = node;
  const field = fieldOf(keys);
  if (typeof value !== 'string' || /^[A-Z_]+$/.test(keys[0] ?? '')) return false;
  const isPersona = PERSONA_NAMES.has(value) && /^(?:segment|cluster)s?$/.test(field);
  const isName = TECHNICAL_NAME.test(value) || (NAME_FIELDS.has(field) && !value.includes(' '));
  return !isPersona && !isName && !CODE.test(value) && !CODE_FIELDS.has(field) && !SEARCHED_FIELDS.has(field);
}

/** The words written in these files, each at the place where it is written. */
export const writtenTexts = (content: Content) =>
  allNodes(content)
    .filter((node) => isText(node) && !node.isQuoted)
    .filter(isText);
