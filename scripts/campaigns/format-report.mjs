/** Columns as wide as what stands in them; numbers to the right. */
function formatTable(head, rows) {
  const lines = [head, ...rows].map((cells) => cells.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column].length)));
  return lines.map((cells) =>
    cells
      .map((cell, column) =>
        typeof rows[0]?.[column] === 'number' ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
      )
      .join('  ')
      .trimEnd(),
  );
}

const HEAD = ['visits', 'first day', 'last day', 'campaign'];
const toCells = ({ name, visits, firstDay, lastDay }) => [visits, firstDay ?? '-', lastDay ?? '-', name];

/**
 * The report for the terminal: every row of the campaign table with its visits, then what no row knows.
 * @param {{ name: string, page: string }[]} known
 * @param {{ name: string, visits: number, firstDay: string, lastDay: string }[]} visits
 */
export function formatReport(known, visits) {
  const names = new Set(known.map(({ name }) => name));
  const counted = new Map(visits.map((row) => [row.name, row]));
  const rows = known
    .map(({ name, page }) => ({ ...(counted.get(name) ?? { name, visits: 0 }), page }))
    .sort((one, other) => other.visits - one.visits);
  const unknown = visits.filter(({ name }) => !names.has(name));
  const sum = (list) => list.reduce((total, { visits: count }) => total + count, 0);
  return [
    `Known campaigns: ${sum(rows)} visits`,
    '',
    ...formatTable(
      [...HEAD, 'page'],
      rows.map((row) => [...toCells(row), row.page]),
    ),
    '',
    `Unknown campaigns: ${sum(unknown)} visits, which got the standard page`,
    ...(unknown.length === 0
      ? []
      : [
          '',
          ...formatTable(HEAD, unknown.map(toCells)),
          '',
          'Is one of them yours? Give it a row in lib/content/campaigns.ts.',
        ]),
  ].join('\n');
}
