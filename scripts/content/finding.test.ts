import { mergeFindings, printFindings, report, sortFindings, type Finding } from './finding';

const at = (file: string, line: number, message = 'Too long.'): Finding =>
  report({ file, line, path: ['hero', 'title'] }, message);

test('names the item and the field', () => {
  expect(report({ file: 'home.ts', line: 2, path: ['hero', 'copy', 'title'] }, 'Too long.')).toEqual({
    file: 'home.ts',
    line: 2,
    item: 'hero › copy',
    field: 'title',
    message: 'Too long.',
  });
});

test('in reading order, without duplicates', () => {
  const sorted = sortFindings([at('b.ts', 1), at('a.ts', 9, 'Hard.'), at('a.ts', 3), at('b.ts', 1)]);
  expect(sorted).toEqual([at('a.ts', 3), at('a.ts', 9, 'Hard.'), at('b.ts', 1)]);
});

test('the first of two checks reports a text', () => {
  expect(
    mergeFindings([at('a.ts', 1, 'No such page.')], [at('a.ts', 1, 'Dead link.'), at('b.ts', 1)]),
  ).toEqual([at('a.ts', 1, 'No such page.'), at('b.ts', 1)]);
});

const finding = { file: 'home.ts', line: 3, item: 'hero › copy', field: 'headline', message: 'Too long.' };
const summary = { texts: 12, files: 1, isComplete: true };

test('findings by file, their number last', () => {
  const other = { ...finding, file: 'site.ts', item: '', field: '', line: 1 };
  expect(printFindings([finding, other], summary)).toBe(`lib/content/home.ts
  line 3, hero › copy › headline
    Too long.

lib/content/site.ts
  line 1
    Too long.

2 findings`);
});

test('says when not everything was checked', () => {
  expect(printFindings([finding], { ...summary, isComplete: false })).toMatch(
    /Too long\.\n\nThe rest is checked once this is fixed\.\n\n1 finding$/,
  );
});

test('no findings', () => {
  expect(printFindings([], summary)).toBe('Content is fine: 12 texts in 1 file');
});
