/** All but tabs and line breaks. They would change a terminal that shows the text. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** @param {unknown} value that a visitor may have sent */
export const printable = (value) =>
  String(value ?? '')
    .replaceAll('\r\n', '\n')
    .replace(CONTROL, '');

const toCell = (value) => printable(value).replaceAll(/[\n\t]/g, ' ');

/** Formats a table with columns as wide as their content, and numbers aligned right. */
export function formatTable(head, rows) {
  const lines = [head, ...rows].map((cells) => cells.map(toCell));
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
