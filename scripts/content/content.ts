import { CLUSTERS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';
import { isRecord } from '@/lib/personalization/record';
import { type Place } from './finding';
import type { RenderedIds } from './pages-of-files';
import { joinKeys, writtenAt, type Literal, type Source } from './source';

/** A value of a content file, and where it is written. */
export type ContentNode = Place & {
  /** Property names from the constant's inward; list entries by index. */
  keys: readonly string[];
  value: unknown;
  /** Written elsewhere and only inserted here, such as a product's name. */
  isInserted: boolean;
  children: readonly ContentNode[];
};

export type ContentFile = Source & { nodes: readonly ContentNode[] };

export type Content = {
  files: readonly ContentFile[];
  /** Paths relative to `public`, as links write them: `/images/a.svg`. */
  publicFiles: ReadonlySet<string>;
  renderedIds: RenderedIds;
  /** Segments with a color of their own in the stylesheets of app. */
  coloredSegments: ReadonlySet<string>;
};

const NAMING_FIELDS = ['id', 'title', 'name', 'heading', 'label', 'question', 'feature'];

/** An entry of a list by its title, or else by its number. */
function nameEntry(value: unknown, index: number): string {
  const name = NAMING_FIELDS.map((field) => (isRecord(value) ? value[field] : undefined)).find(
    (text) => typeof text === 'string' && text !== '',
  );
  return typeof name === 'string' ? `“${name}”` : `no. ${index + 1}`;
}

/** Lists the exported values of a file, outermost first, with their places in it. */
export function readFile(source: Source, values: Readonly<Record<string, unknown>>): ContentFile {
  const { file, lines } = source;
  const texts = new Set(source.literals.map(({ keys }) => joinKeys(keys)));
  const nodes: ContentNode[] = [];

  function read(
    keys: readonly string[],
    path: readonly string[],
    value: unknown,
    above: number,
  ): ContentNode {
    const written = writtenAt(source, joinKeys(keys));
    const [home = ''] = written.split('.');
    // Another exported constant is listed by itself.
    const isHere = home === keys[0] || !(home in values);
    const isInserted = !isHere || (typeof value === 'string' ? !texts.has(written) : !lines.has(written));
    const line = lines.get(joinKeys(keys)) ?? (isHere ? lines.get(written) : undefined) ?? above;
    const children: ContentNode[] = [];
    const node = { file, line, path, keys, value, isInserted, children };
    nodes.push(node);
    if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([key, child], index) => {
        const name = Array.isArray(value) ? nameEntry(child, index) : key;
        children.push(read([...keys, key], [...path, name], child, line));
      });
    return node;
  }

  const constants = Object.entries(values).filter(([, value]) => typeof value !== 'function');
  constants.sort(([one], [other]) => (lines.get(one) ?? 0) - (lines.get(other) ?? 0));
  for (const [name, value] of constants) read([name], [], value, 1);
  return { ...source, nodes };
}

export const allNodes = (content: Content) => content.files.flatMap(({ nodes }) => nodes);

export const findConstant = (content: Content, name: string) =>
  allNodes(content).find(({ keys }) => joinKeys(keys) === name);

const GAP = '\u0000';

/** The text with a gap for each inserted value. */
export const textWithGaps = ({ pieces }: Literal) =>
  pieces.map((piece) => ('code' in piece ? GAP : piece.words)).join('');

/** A literal as a place to report, named as its value is. */
export function placeOf({ nodes }: ContentFile, { file, line, keys }: Literal): Place {
  const node = nodes.find((each) => joinKeys(each.keys) === joinKeys(keys));
  return { file, line, path: node?.path ?? keys.slice(1) };
}

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

/** Whether the text at these keys is hidden from visitors: an identifier, code, or search terms. */
export const isNameField = (keys: readonly string[]) =>
  NAME_FIELDS.has(keys.at(-1) ?? '') ||
  keys.some((name) => CODE_FIELDS.has(name) || SEARCHED_FIELDS.has(name));

export type TextNode = ContentNode & { value: string };

const PERSONA_NAMES = new Set<string>([...SEGMENTS, ...CLUSTERS, ...VISITOR_TYPES]);

/** The field that a text belongs to, ignoring list indices and variant names. */
const fieldOf = (keys: readonly string[]) =>
  keys.findLast((key) => !/^\d+$/.test(key) && !PERSONA_NAMES.has(key)) ?? '';

/** Whether visitors read a value. */
export function isCopy(keys: readonly string[], value: unknown): value is string {
  const field = fieldOf(keys);
  if (typeof value !== 'string' || /^[A-Z_]+$/.test(keys[0] ?? '')) return false;
  const isPersona = PERSONA_NAMES.has(value) && /^(?:segment|cluster)s?$/.test(field);
  const isName = TECHNICAL_NAME.test(value) || (NAME_FIELDS.has(field) && !value.includes(' '));
  return !isPersona && !isName && !CODE.test(value) && !CODE_FIELDS.has(field) && !SEARCHED_FIELDS.has(field);
}

export const isText = (node: ContentNode): node is TextNode => isCopy(node.keys, node.value);

/** Copy at the place where it is written, without inserted values. */
export const writtenTexts = (content: Content) =>
  allNodes(content)
    .filter(isText)
    .filter(({ isInserted }) => !isInserted);
