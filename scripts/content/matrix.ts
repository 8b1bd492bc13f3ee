import { CLUSTERS, PERSONAS, SEGMENTS, VISITOR_TYPES, type Persona } from '@/lib/personalization/persona';
import { isRecord } from '@/lib/personalization/record';
import { isText, type Content, type ContentNode } from './content';
import { ITEM_SEPARATOR } from './finding';

/**
 * `own`: written for this kind of visitor. `inherited`: one text for all. `missing`: no copy.
 * `none`: omitted on purpose. `hidden`: the entry is not for this kind of visitor.
 */
export type Status = 'own' | 'inherited' | 'missing' | 'none' | 'hidden';
/** `line`: where this kind of visitor's copy is written. */
export type Cell = { status: Status; text: string; line?: number };

/** A place for copy, with one cell for each persona, in the order of PERSONAS. */
export type Slot = {
  /** Stable across versions of the content. */
  key: string;
  file: string;
  line: number;
  name: string;
  variesBy: readonly string[];
  cells: readonly Cell[];
};

type Audience = Partial<Persona>;
type Variant = { audience: Audience; text: string; line: number; isNone: boolean; isCopy: boolean };
type Draft = Pick<Slot, 'key' | 'file' | 'line' | 'name' | 'variesBy'> & {
  isPart: boolean;
  variants: Variant[];
};
type Position = {
  audience: Audience;
  variesBy: readonly string[];
  names: readonly string[];
  keys: readonly string[];
  isPart: boolean;
};

export const DIMENSIONS = [
  { name: 'segment', field: 'segment', values: SEGMENTS },
  { name: 'behavior', field: 'cluster', values: CLUSTERS },
  { name: 'visitor type', field: 'visitor', values: VISITOR_TYPES },
] as const;

/** The part of the persona whose values are the keys of an object, if there is one. */
const dimensionOf = (keys: readonly string[]) =>
  DIMENSIONS.find(
    ({ values }) => keys.length > 0 && keys.every((key) => values.some((value) => value === key)),
  );

export const isFor = (audience: Audience, persona: Persona) =>
  (['segment', 'cluster', 'visitor'] as const).every(
    (field) => audience[field] === undefined || audience[field] === persona[field],
  );

/** A selector's choices are named after personas, but everybody sees all of them. */
const isChoice = (node: ContentNode) => node.keys.at(-1) === 'options';

/** An id such as 'developer-3' limits an entry to developers. */
function audienceOf({ value }: ContentNode): Audience {
  const id = isRecord(value) ? value.id : undefined;
  const segment = SEGMENTS.find((name) => typeof id === 'string' && new RegExp(`^${name}-\\d+$`).test(id));
  return segment ? { segment } : {};
}

/** The copy of a text or a list of texts; undefined for containers. */
function readVariant(node: ContentNode, { audience, variesBy }: Position): Variant | undefined {
  const texts = node.children.filter(isText);
  const isTextList = Array.isArray(node.value) && texts.length > 0 && texts.length === node.children.length;
  const isCopy = isText(node) || isTextList;
  const isVarying = variesBy.length > 0;
  const isNone = isVarying && node.value === null;
  if (!isCopy && !isNone && !(isVarying && typeof node.value === 'string')) return undefined;
  const text = isTextList ? texts.map(({ value }) => value).join('\n') : String(node.value ?? '');
  return { audience, text, line: node.line, isNone, isCopy };
}

function enter(node: ContentNode, child: ContentNode, at: Position): Position {
  const key = child.keys.at(-1) ?? '';
  const dimension = isRecord(node.value) && !isChoice(node) && dimensionOf(Object.keys(node.value));
  if (dimension) {
    const audience = { ...at.audience, [dimension.field]: key };
    return { ...at, audience, variesBy: [...at.variesBy, dimension.name] };
  }
  const isPart = Array.isArray(node.value) && at.variesBy.length > 0;
  const name = isPart ? `no. ${Number(key) + 1}` : (child.path.at(-1) ?? key);
  return {
    ...at,
    audience: { ...at.audience, ...audienceOf(child) },
    names: [...at.names, name],
    keys: [...at.keys, key],
    isPart: at.isPart || isPart,
  };
}

function collect(node: ContentNode, at: Position, drafts: Map<string, Draft>): void {
  const variant = readVariant(node, at);
  if (!variant) {
    for (const child of node.children) collect(child, enter(node, child, at), drafts);
    return;
  }
  const { file, line, keys } = node;
  const key = [file, keys[0], ...at.keys].join(' ');
  const { variesBy, isPart } = at;
  const first: Draft = {
    key,
    file,
    line,
    name: at.names.join(ITEM_SEPARATOR),
    variesBy,
    isPart,
    variants: [],
  };
  const draft = drafts.get(key) ?? first;
  drafts.set(key, { ...draft, variants: [...draft.variants, variant] });
}

function cellFor({ variants, variesBy, isPart }: Draft, persona: Persona): Cell {
  const found = variants.find(({ audience }) => isFor(audience, persona));
  const isTargeted = variesBy.length === 0 && variants.some(({ audience }) => audience.segment);
  if (!found) return { status: isTargeted ? 'hidden' : isPart ? 'none' : 'missing', text: '' };
  const { line, text } = found;
  if (found.isNone) return { status: 'none', text: '', line };
  if (text.trim() === '') return { status: 'missing', text: '', line };
  return { status: variesBy.length > 0 || isTargeted ? 'own' : 'inherited', text, line };
}

export function readSlots({ files }: Content): Slot[] {
  const drafts = new Map<string, Draft>();
  const start: Position = { audience: {}, variesBy: [], names: [], keys: [], isPart: false };
  const roots = files.flatMap(({ nodes }) => nodes.filter(({ path }) => path.length === 0));
  for (const root of roots) collect(root, start, drafts);
  const slots = [...drafts.values()].filter(({ variants }) =>
    variants.some(({ isNone, isCopy }) => isNone || isCopy),
  );
  return slots.map((draft) => ({ ...draft, cells: PERSONAS.map((persona) => cellFor(draft, persona)) }));
}
