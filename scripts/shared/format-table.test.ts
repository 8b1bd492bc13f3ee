import { csvLine, formatTable } from './format-table.mjs';

const HOSTILE = ['\u001b[31mred\u0007', '\u009b2J\u0000', 'two\r\nlines\rback', '\u0001=1+1'];

test('what visitors sent changes neither a terminal nor a spreadsheet', () => {
  expect(csvLine(HOSTILE)).toBe(`[31mred,2J,"two\nlinesback",'=1+1\r\n`);
  expect(
    formatTable(
      ['name'],
      HOSTILE.map((text) => [text]),
    ),
  ).toEqual([...['name', '[31mred', '2J', 'two linesback', '=1+1']]);
});
