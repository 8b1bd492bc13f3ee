import { existsSync, readFileSync } from 'node:fs';
import { CRITERIA } from './wcag-criteria';

const entries = Object.entries(CRITERIA);

test('the 55 criteria of WCAG 2.2, 31 of level A and 24 of level AA', () => {
  const levels = entries.map(([, { level }]) => level);
  expect(levels.filter((level) => level === 'A')).toHaveLength(31);
  expect(levels.filter((level) => level === 'AA')).toHaveLength(24);
});

test.each(entries)('%s has proofs that exist, or a manual review', (_, { proofs = [], read }) => {
  expect(proofs.length > 0 || Boolean(read)).toBe(true);
  const missing = proofs.filter(
    ({ file, title }) =>
      !existsSync(file) || !readFileSync(file, 'utf8').replaceAll("\\'", "'").includes(title),
  );
  expect(missing).toEqual([]);
});
