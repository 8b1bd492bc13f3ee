import { CLUSTERS, PERSONAS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';
import type { Cell, Slot, Status } from './matrix';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 1rem; font: 14px/1.45 system-ui, sans-serif; }
table { border-collapse: collapse; table-layout: fixed; width: 2300px; }
th, td { border: 1px solid light-dark(#d5d9e0, #3a4150); padding: 0.4rem 0.6rem; vertical-align: top; text-align: left; overflow-wrap: break-word; }
thead { position: sticky; top: 0; background: Canvas; }
small { display: block; font-weight: 400; }
.own { background: light-dark(#e6f4ea, #16301f); }
.missing { background: light-dark(#fde2e1, #4a1c1c); }
`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function joinCells(cells: readonly Cell[]): (Cell & { span: number })[] {
  const joined: (Cell & { span: number })[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    const isSame =
      last !== undefined && last.status === cell.status && last.text === cell.text && last.line === cell.line;
    if (isSame) joined[joined.length - 1] = { ...last, span: last.span + 1 };
    else joined.push({ ...cell, span: 1 });
  }
  return joined;
}

const renderCell = ({ status, text, line, span }: Cell & { span: number }) =>
  `<td class="${status}" colspan="${span}"><div><small>${status}${line === undefined ? '' : `, line ${line}`}</small>${escape(text).replaceAll('\n', '<br>')}</div></td>`;

function renderSlot({ name, line, variesBy, cells }: Slot): string {
  const location = variesBy.length > 0 ? `by ${variesBy.join(' and ')}` : `line ${line}, one for all`;
  const head = `<th scope="row">${escape(name)}<small>${location}</small></th>`;
  return `<tr>${head}${joinCells(cells).map(renderCell).join('')}</tr>`;
}

function renderHead(): string {
  const group = (names: readonly string[], times: number, span: number) =>
    Array.from({ length: times }, () => names)
      .flat()
      .map((name) => `<th scope="colgroup" colspan="${span}">${name}</th>`)
      .join('');
  const rows = [
    `<th rowspan="3" scope="col">Place</th>${group(SEGMENTS, 1, CLUSTERS.length * VISITOR_TYPES.length)}`,
    group(CLUSTERS, SEGMENTS.length, VISITOR_TYPES.length),
    group(VISITOR_TYPES, SEGMENTS.length * CLUSTERS.length, 1),
  ];
  return `<thead>${rows.map((row) => `<tr>${row}</tr>`).join('')}</thead>`;
}

function renderFile(file: string, slots: readonly Slot[]): string {
  return `<h2>${escape(file)}</h2><table>${renderHead()}<tbody>${slots.map(renderSlot).join('\n')}</tbody></table>`;
}

export function countCells(slots: readonly Slot[]): Record<Status, number> {
  const count = { own: 0, inherited: 0, missing: 0, none: 0, hidden: 0 };
  for (const { status } of slots.flatMap(({ cells }) => cells)) count[status] += 1;
  return count;
}

/** Renders one self-contained page that can be shared and read without a server or JavaScript. */
export function renderMatrix(slots: readonly Slot[]): string {
  const files = [...new Set(slots.map(({ file }) => file))];
  const parts = files.map((file) =>
    renderFile(
      file,
      slots.filter((slot) => slot.file === file),
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Content matrix: who reads what</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Who reads what</h1>
<p>${slots.length.toLocaleString('en-US')} places for words in ${files.length} files of lib/content, for each of the ${PERSONAS.length} kinds of visitor.
Own: written for this kind of visitor. Inherited: one text for all. Missing: no copy. None: omitted on purpose. Hidden: not shown to this
kind of visitor. Search with your browser’s Find.</p>
${parts.join('\n')}
</body>
</html>
`;
}
