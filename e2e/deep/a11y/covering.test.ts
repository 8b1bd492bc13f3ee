import fc from 'fast-check';
import { combine, cover } from './covering';

const DIMENSIONS = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 5 })
  .map((sizes) =>
    Object.fromEntries(
      sizes.map((size, name) => [`d${name}`, Array.from({ length: size }, (_, value) => `v${value}`)]),
    ),
  );

test('combine lists every combination once', () => {
  expect(combine({ one: ['a', 'b'], other: ['x', 'y'] })).toEqual([
    { one: 'a', other: 'x' },
    { one: 'a', other: 'y' },
    { one: 'b', other: 'x' },
    { one: 'b', other: 'y' },
  ]);
});

test('cover includes each pair of values of two dimensions, in complete rows, and never more rows than combine', () => {
  fc.assert(
    fc.property(DIMENSIONS, (dimensions) => {
      const rows = cover(dimensions);
      expect(rows.length).toBeLessThanOrEqual(combine(dimensions).length);
      for (const row of rows) expect(Object.keys(row).sort()).toEqual(Object.keys(dimensions).sort());
      for (const [one, values] of Object.entries(dimensions))
        for (const [other, others] of Object.entries(dimensions))
          for (const value of values)
            for (const otherValue of one === other ? [value] : others)
              expect(rows.some((row) => row[one] === value && row[other] === otherValue)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('cover needs a small fraction of all combinations', () => {
  const counts = [15, 18, 3, 2, 3, 3];
  const dimensions = Object.fromEntries(
    counts.map((count, name) => [`d${name}`, Array.from({ length: count }, (_, value) => `${value}`)]),
  );
  expect(cover(dimensions).length).toBeLessThanOrEqual(300);
});
