import { mergeFindings, report, sortFindings, type Finding } from './finding';

const at = (file: string, line: number, message = 'Too long.'): Finding =>
  report({ file, line, path: ['hero', 'title'] }, message);

test('says where: item and field', () => {
  expect(report({ file: 'home.ts', line: 2, path: ['hero', 'copy', 'title'] }, 'Too long.')).toEqual({
    file: 'home.ts',
    line: 2,
    item: 'hero › copy',
    field: 'title',
    message: 'Too long.',
  });
});

test('in reading order, each once', () => {
  const sorted = sortFindings([at('b.ts', 1), at('a.ts', 9, 'Hard.'), at('a.ts', 3), at('b.ts', 1)]);
  expect(sorted).toEqual([at('a.ts', 3), at('a.ts', 9, 'Hard.'), at('b.ts', 1)]);
});

test('the first kind of check has the word about a text', () => {
  expect(
    mergeFindings([at('a.ts', 1, 'No such page.')], [at('a.ts', 1, 'Dead link.'), at('b.ts', 1)]),
  ).toEqual([at('a.ts', 1, 'No such page.'), at('b.ts', 1)]);
});
