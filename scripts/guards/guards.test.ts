import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guards } from './guards';

const ROOT = join(__dirname, '../..');

test.each(guards.map((guard) => [guard.name, guard] as const))(
  'where %s: the text that stands for it is there once, and so is its test',
  (_, { file, text, without, test: testFile }) => {
    const pieces = readFileSync(join(ROOT, file), 'utf8').split(text);
    expect(pieces).toHaveLength(2);
    expect(without).not.toBe(text);
    expect(existsSync(join(ROOT, testFile))).toBe(true);
  },
);

test('every guard has a name of its own', () => {
  const names = guards.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(40);
});
