import { printFindings } from './print-findings';

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

test('says so when there was more to check', () => {
  expect(printFindings([finding], { ...summary, isComplete: false })).toMatch(
    /Too long\.\n\nTexts are checked further once this is put right\.\n\n1 finding$/,
  );
});

test('no findings', () => {
  expect(printFindings([], summary)).toBe('Content is fine: 12 texts in 1 file');
});
