import { execFileSync } from 'node:child_process';

test('the median is the middle one or halfway between two, and leaves its figures as they are', () => {
  // In a process of its own, because Jest reads no ES modules; NaN comes back as null.
  const code = `import { median } from './scripts/shared/median.mjs';
    const figures = [9, 1, 5, 2];
    console.log(JSON.stringify([median([3, 1, 2]), median(figures), figures, median([])]));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual([2, 3.5, [9, 1, 5, 2], null]);
});
