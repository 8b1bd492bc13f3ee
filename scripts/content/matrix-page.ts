import { CLUSTERS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';
import type { Cell, Slot, Status } from './matrix';
import { MATRIX_SCRIPT, MATRIX_STYLE } from './matrix-assets';

const STATUSES: readonly { status: Status; label: string }[] = [
  { status: 'own', label: 'Own: written for this kind of visitor' },
  { status: 'inherited', label: 'Inherited: one text for all' },
  { status: 'missing', label: 'Missing: no copy' },
  { status: 'none', label: 'None: omitted on purpose' },
  { status: 'hidden', label: 'Hidden: not shown to this kind of visitor' },
];

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
  const statuses = [...new Set(cells.map(({ status }) => status))];
  const note = variesBy.length > 0 ? `by ${variesBy.join(' and ')}` : 'one for all';
  const place = variesBy.length > 0 ? note : `line ${line}, ${note}`;
  const head = `<th scope="row">${escape(name)}<small>${place}</small></th>`;
  return `<tr class="${statuses.map((status) => `has-${status}`).join(' ')}">${head}${joinCells(cells).map(renderCell).join('')}</tr>`;
}

function renderHead(): string {
  const group = (names: readonly string[], times: number, span: number) =>
    Array.from({ length: times }, () => names)
      .flat()
      .map((name) => `<th scope="colgroup" colspan="${span}">${name}</th>`)
      .join('');
  const rows = [
    `<th rowspan="3" scope="col">Place</th>${group(SEGMENTS, 1, 6)}`,
    group(CLUSTERS, SEGMENTS.length, 2),
    group(VISITOR_TYPES, SEGMENTS.length * CLUSTERS.length, 1),
  ];
  return `<thead>${rows.map((row) => `<tr>${row}</tr>`).join('')}</thead>`;
}

function renderFile(file: string, slots: readonly Slot[]): string {
  const count = `${slots.length} place${slots.length === 1 ? '' : 's'}`;
  return `<details open><summary><h2>${escape(file)}</h2> ${count}</summary><div class="scroll"><table>${renderHead()}<tbody>${slots.map(renderSlot).join('\n')}</tbody></table></div></details>`;
}

export function countCells(slots: readonly Slot[]): Record<Status, number> {
  const count = { own: 0, inherited: 0, missing: 0, none: 0, hidden: 0 };
  for (const { status } of slots.flatMap(({ cells }) => cells)) count[status] += 1;
  return count;
}

function renderFilters(counts: Record<Status, number>): string {
  const choices = [
    '<input type="radio" name="only" id="only-all"><label for="only-all">All</label>',
    ...STATUSES.map(
      ({ status, label }) =>
        `<input type="radio" name="only" id="only-${status}"${status === 'own' ? ' checked' : ''}><label for="only-${status}" class="${status}">${label} (${counts[status].toLocaleString('en-US')})</label>`,
    ),
  ];
  return `<fieldset><legend>Show places that have</legend>${choices.join('\n')}</fieldset>`;
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
<style>${MATRIX_STYLE}</style>
</head>
<body>
<header>
<h1>Who reads what</h1>
<p>${slots.length.toLocaleString('en-US')} places for words in ${files.length} files of lib/content, for each of the 18 kinds of visitor.</p>
${renderFilters(countCells(slots))}
<p id="search" hidden><label>Show places or files with the words <input type="search"></label> <output></output></p>
</header>
<main>
${parts.join('\n')}
</main>
<script>${MATRIX_SCRIPT}</script>
</body>
</html>
`;
}
