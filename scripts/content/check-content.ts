import { checkEntries, checkVariants } from './check-entries';
import {
  allNodes,
  type Content,
  type ContentFile,
  type ContentNode,
  isNameField,
  placeOf,
  writtenTexts,
  findConstant,
} from './content';
import { type Finding, report, sortFindings } from './finding';
import { checkInsertedValues } from './inserted-values';
import { schemaOf } from './kinds';
import { checkLinks } from './places';
import { checkComplete } from './check-complete';
import type { Literal } from './source';
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@/lib/personalization/record';
import { PLACES } from './experiment-places';
import { EXPERIMENT } from './experiments-schema';

function checkArms(row: ContentNode): Finding[] {
  const {
    place,
    status,
    segments = [],
    clusters = [],
    arms = {},
  } = EXPERIMENT.safeParse(row.value).data ?? {};
  // After an experiment has ended, its winner is the page's standard copy.
  if (!place || status === 'ended') return [];
  const visitors = segments.flatMap((segment) => clusters.map((cluster) => [segment, cluster] as const));
  return Object.entries(arms).flatMap(([arm, copy]) => {
    const same = visitors.find((visitor) => {
      const control: Readonly<Record<string, unknown>> = PLACES[place].control(...visitor);
      return Object.entries(copy).every(([field, text]) => control[field] === text);
    });
    if (!same) return [];
    const problem = `${same.join(', ')} already sees this copy, so nothing is compared.`;
    return [
      report({ ...row, path: [...row.path, 'arms', arm] }, `${problem} Change it, or exclude that visitor.`),
    ];
  });
}

/** A running experiment can only be ended. */
function checkUnchanged(row: ContentNode, committed: readonly unknown[]): Finding[] {
  const { value } = row;
  if (!isRecord(value)) return [];
  const before = committed
    .filter(isRecord)
    .find(({ number, status }) => number === value.number && status === 'running');
  const unread = { status: null, winner: null };
  if (!before || isDeepStrictEqual({ ...before, ...unread }, { ...value, ...unread })) return [];
  const problem = `Experiment ${String(value.number)} is running, and this change would make its results meaningless.`;
  return [
    report(row, `${problem} Undo the change, or end the experiment and give the new one its own number.`),
  ];
}

/** @param committed the declarations before the change */
export function checkExperiments(content: Content, committed: readonly unknown[]): Finding[] {
  const rows = findConstant(content, 'experiments')?.children ?? [];
  return rows.flatMap((row) => [...checkUnchanged(row, committed), ...checkArms(row)]);
}

/** The node of a value, or of the entry that lacks it. */
function nodeAt(node: ContentNode, path: readonly PropertyKey[]): ContentNode {
  const [key, ...rest] = path.map(String);
  if (key === undefined) return node;
  const child = node.children.find(({ keys }) => keys.at(-1) === key);
  return child ? nodeAt(child, rest) : { ...node, path: [...node.path, key, ...rest] };
}

const explainMissing = ({ input }: { input?: unknown }) =>
  input === undefined ? 'This is missing. Look at another entry and add it.' : undefined;

function checkSchemas({ file, nodes }: ContentFile): Finding[] {
  return nodes
    .filter(({ path }) => path.length === 0)
    .flatMap((constant) => {
      const parsed = schemaOf(file, constant.keys[0] ?? '')?.safeParse(constant.value, {
        error: explainMissing,
      });
      const issues = parsed?.error?.issues ?? [];
      return issues.flatMap(({ path, message }) => {
        const node = nodeAt(constant, path);
        // A text that is only inserted here is reported where it is written.
        return node.isInserted && typeof node.value === 'string' ? [] : [report(node, message)];
      });
    });
}

/** @param committedExperiments the declarations of experiments in the last commit */
export function checkContent(content: Content, committedExperiments: readonly unknown[] = []): Finding[] {
  const incomplete = allNodes(content).flatMap(checkVariants);
  // The other checks read copy, too.
  if (incomplete.length > 0) return sortFindings([...incomplete, ...checkComplete(content)]);
  return sortFindings([
    ...checkExperiments(content, committedExperiments),
    ...content.files.flatMap(checkSchemas),
    ...checkComplete(content),
    ...checkEntries(content),
    ...checkLinks(content),
    ...checkInsertedValues(content),
    ...checkTexts(content),
  ]);
}

const UNFINISHED =
  /\b(?:todo|tbd|tbc|fixme|lorem|ipsum|x{3,}|coming soon|under construction|(?:headline|text) here)\b|\?{3,}|\[(?:insert|your|text)\b[^\]]*\]/iu;
const MARKUP = /<\/?[a-z][^>]*>|&[a-z]+;|\*\*/i;
/** An interpolation that is never evaluated: in quotes instead of backticks, or without its `$`. */
const PROGRAM = /\$\{[^}]*\}?|\{\s*(?:claims?|ROUTES|site)\.[^}]*\}?/;

/** Pasted text contains them; they change line breaks and search results. */
const INVISIBLE: readonly (readonly [character: RegExp, name: string])[] = [
  [/[\u00a0\u202f\u2007]/u, 'a non-breaking space'],
  [/[\u2028\u2029]/u, 'an invisible line break'],
  [/\u00ad/u, 'an invisible hyphen'],
  [/[\u200b\u2060\ufeff]/u, 'an invisible space'],
  [/\t/u, 'a tab'],
];
/** Leading spaces are allowed, because code samples are indented. */
const SPACES = [/(?<=\S) {2,}(?=\S)/u, 'more than one space'] as const;

const excerptAt = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 12), at + 12)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, ' ')
    .trim();

/** Checks the source, in which an escape such as `\u00a0` is visible. */
function checkCharacters(file: ContentFile, literal: Literal): Finding[] {
  const raw = file.text.slice(literal.start, literal.end);
  return [...INVISIBLE, ...(isNameField(literal.keys) ? [] : [SPACES])].flatMap(([character, name]) => {
    const at = raw.search(character);
    if (at < 0) return [];
    const said = `There is ${name} at “${excerptAt(raw, at)}”. Delete it, and type a single space if words meet there.`;
    return [report(placeOf(file, literal), said)];
  });
}

/** Texts contain only characters that an editor can see, and only what visitors should read. */
export function checkTexts(content: Content): Finding[] {
  const asIs = 'would appear on the page as is.';
  const programs = allNodes(content).flatMap((node) => {
    const found = typeof node.value === 'string' ? node.value.match(PROGRAM)?.[0] : undefined;
    const hint = 'Put the text between backticks ` and write ${ before the name.';
    return found ? [report(node, `“${found}” ${asIs} ${hint}`)] : [];
  });
  const texts = writtenTexts(content).flatMap((text) => {
    if (text.value.trim() === '') return [report(text, 'This text is empty. Write it, or remove the entry.')];
    const unfinished = text.value.match(UNFINISHED)?.[0];
    if (unfinished)
      return [report(text, `“${unfinished}” looks unfinished. Write the text that visitors should read.`)];
    const markup = text.value.match(MARKUP)?.[0];
    return markup ? [report(text, `“${markup}” ${asIs} Write plain text.`)] : [];
  });
  const characters = content.files.flatMap((file) =>
    file.literals.flatMap((literal) => checkCharacters(file, literal)),
  );
  return [...characters, ...programs, ...texts];
}
