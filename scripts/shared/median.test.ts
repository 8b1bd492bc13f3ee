import { execFileSync } from 'node:child_process';

test('the median is the middle number or halfway between two, and does not change its argument', () => {
  // In a separate process, because Jest cannot load ES modules. JSON turns NaN into null.
  const code = `import { median } from './scripts/shared/median.mjs';
    const figures = [9, 1, 5, 2];
    console.log(JSON.stringify([median([3, 1, 2]), median(figures), figures, median([])]));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual([2, 3.5, [9, 1, 5, 2], null]);
});
