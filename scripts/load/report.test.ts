import { execFileSync } from 'node:child_process';

type Tails = { ratio: number; least: number; most: number; pooled: number };

/** In a separate process, because Jest cannot load ES modules. JSON turns NaN into null. */
function compareTails(rounds: number[][], floor: number[][]): Tails {
  const code = `import { compareTails } from './scripts/load/report.mjs';
    console.log(JSON.stringify(compareTails(${JSON.stringify(rounds)}, ${JSON.stringify(floor)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

const round = (length: number, ms: number) => Array<number>(length).fill(ms);
const five = (length: number, ms: number) => Array.from({ length: 5 }, () => round(length, ms));

test('the median of the rounds: one bad round does not decide', () => {
  const full = [round(200, 3), round(200, 3), round(200, 30), round(200, 3), round(200, 3)];
  expect(compareTails(full, five(200, 2))).toEqual({ ratio: 1.5, least: 1.5, most: 15, pooled: 1 });
});

test('rounds too short for a p99 are pooled, and one bad round of five still does not decide', () => {
  const full = [round(199, 3), round(199, 3), round(199, 30), round(199, 3), round(199, 3)];
  expect(compareTails(full, five(199, 2))).toEqual({ ratio: 1.5, least: 1.5, most: 15, pooled: 2 });
});

test('with very few times, all rounds are pooled', () => {
  expect(compareTails(five(10, 3), five(12, 2))).toEqual({ ratio: 1.5, least: 1.5, most: 1.5, pooled: 5 });
});

test('two slow times of two hundred do not change the p99, three do', () => {
  const slow = (count: number) =>
    Array.from({ length: 5 }, () => [...round(200 - count, 2), ...round(count, 9)]);
  expect(compareTails(slow(2), five(200, 2)).ratio).toBe(1);
  expect(compareTails(slow(3), five(200, 2)).ratio).toBe(4.5);
});

test('without measurements there is no ratio', () => {
  expect(compareTails(five(0, 0), five(200, 2)).ratio).toBeNull();
});
