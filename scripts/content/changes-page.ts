import { diffWordsWithSpace } from 'diff';
import { ROUTES } from '@/lib/config/routes';
import { formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import type { Cell, Slot } from './matrix';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

function nameVisitors(visitors: readonly string[]): string {
  if (visitors.length === PERSONAS.length) return 'all visitors';
  const kinds = visitors.map((slug) => slug.split('.'));
  const has = (kind: readonly string[], visitor: string) =>
    visitors.includes([...kind.slice(0, 2), visitor].join('.'));
  const names = kinds.map((kind) =>
    has(kind, 'new') && has(kind, 'returning') ? kind.slice(0, 2).join(', ') : kind.join(', '),
  );
  return [...new Set(names)].join('; ');
}

/** Marks the words of a text that the other one lacks. */
const markDifference = (text: string, other: string) =>
  diffWordsWithSpace(other, text)
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => (added ? `<mark>${escape(value)}</mark>` : escape(value)))
    .join('');

const cell = (text: string | undefined, other: string | undefined, nothing: string) =>
  text === undefined
    ? `<em>${nothing}</em>`
    : other === undefined
      ? escape(text)
      : markDifference(text, other);

const renderChange = ({ visitors, before, after }: Change) =>
  `<tr><td>${escape(nameVisitors(visitors))}</td><td>${cell(before, after, 'new')}</td><td>${cell(after, before, 'removed')}</td></tr>`;

const renderText = ({ file, line, name, changes }: ChangedText) =>
  `<tr><th colspan="3" scope="rowgroup" align="left">${escape(name)} <small>${escape(file)}, line ${line}</small></th></tr>${changes.map(renderChange).join('')}`;

const STYLE = `body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #16191f; }
table { border-collapse: collapse; width: 100%; } td, th { border: 1px solid #d5d9e0; padding: 0.5rem; vertical-align: top; text-align: left; }
th[colspan] { background: #f3f5f8; } td:first-child { width: 20%; } td { width: 40%; } small, em { color: #5a6372; font-weight: 400; } mark { background: #fff0b3; }`;

const PAGES = ['every page', ...Object.values(ROUTES)];

/** The site's order of pages; a text of several pages belongs to the first. Everything else comes last. */
function rankPage(pages: string): number {
  const rank = PAGES.indexOf(pages.split(', ')[0] ?? '');
  return rank < 0 ? PAGES.length : rank;
}

const formatDay = (day: Date) => day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

type Options = {
  pageOf: (file: string) => string;
  /** When the texts before the changes were saved. */
  since: Date;
  today: Date;
  /** Whether it was changed since the last commit. */
  isOwn?: (text: ChangedText) => boolean;
};

/** Tables of texts by page, in the order of the site. */
function renderPages(texts: readonly ChangedText[], pageOf: Options['pageOf'], heading: 'h2' | 'h3'): string {
  const byPage = new Map<string, ChangedText[]>();
  for (const text of texts) byPage.set(pageOf(text.file), [...(byPage.get(pageOf(text.file)) ?? []), text]);
  const ordered = [...byPage].sort(([one], [other]) => rankPage(one) - rankPage(other));
  const parts = ordered.map(
    ([page, entries]) =>
      `<${heading}>${escape(page.replace(/^./, (first) => first.toUpperCase()))}</${heading}><table><thead><tr><th>Who reads it</th><th>Before</th><th>After</th></tr></thead><tbody>${entries.map(renderText).join('\n')}</tbody></table>`,
  );
  return parts.join('\n');
}

/** Renders one self-contained page, to be sent by email. The editor's own edits come first. */
export function renderChanges(
  texts: readonly ChangedText[],
  { pageOf, since, today, isOwn = () => true }: Options,
): string {
  const own = texts.filter(isOwn);
  const earlier = texts.filter((text) => !isOwn(text));
  const parts =
    own.length > 0 && earlier.length > 0
      ? `<h2>Your own edits</h2>\n${renderPages(own, pageOf, 'h3')}\n<h2>Earlier edits</h2>\n${renderPages(earlier, pageOf, 'h3')}`
      : renderPages(texts, pageOf, 'h2');
  const count = texts.length === 1 ? '1 text' : `${texts.length} texts`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Changed texts</title>
<style>${STYLE}</style>
</head>
<body>
<p>${formatDay(today)}</p>
<h1>${texts.length === 0 ? 'No text has changed' : `${count} changed`}</h1>
<p>Compared with the texts of ${formatDay(since)}.</p>
${parts}
</body>
</html>
`;
}

/** The copy that some kinds of visitors see in one place, before and after; undefined where they see none. */
export type Change = { visitors: readonly string[]; before: string | undefined; after: string | undefined };
export type ChangedText = Pick<Slot, 'file' | 'line' | 'name'> & { changes: readonly Change[] };

type Draft = Change & { visitors: string[] };

const textsOf = ({ cells }: Slot) => cells.map(({ text }) => text).join('\n');

/** Ignores the position, because a new list entry moves the others. */
const signature = (slot: Slot) => `${slot.file}\n${textsOf(slot)}`;

const read = (cell: Cell | undefined) => (cell?.text ? cell.text : undefined);

function compare(before: Slot | undefined, after: Slot | undefined): Change[] {
  const changes = new Map<string, Draft>();
  for (const [index, persona] of PERSONAS.entries()) {
    const [old, now] = [read(before?.cells[index]), read(after?.cells[index])];
    if (old === now) continue;
    const key = JSON.stringify([old, now]);
    const change: Draft = changes.get(key) ?? { visitors: [], before: old, after: now };
    change.visitors.push(formatPersonaSlug(persona));
    changes.set(key, change);
  }
  return [...changes.values()];
}

export function findChangedTexts(before: readonly Slot[], after: readonly Slot[]): ChangedText[] {
  const [oldSignatures, newSignatures] = [new Set(before.map(signature)), new Set(after.map(signature))];
  const old = new Map(
    before.filter((slot) => !newSignatures.has(signature(slot))).map((slot) => [slot.key, slot]),
  );
  const changed = after.filter((slot) => !oldSignatures.has(signature(slot)));
  const pairs = changed.map((slot) => ({ slot, changes: compare(old.get(slot.key), slot) }));
  for (const { key } of changed) old.delete(key);
  const removed = [...old.values()].map((slot) => ({ slot, changes: compare(slot, undefined) }));
  return [...pairs, ...removed]
    .filter(({ changes }) => changes.length > 0)
    .map(({ slot: { file, line, name }, changes }) => ({ file, line, name, changes }))
    .sort((a, b) => a.file.localeCompare(b.file));
}
