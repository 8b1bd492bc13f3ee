import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(join(__dirname, file), 'utf8')] as const);

const FORBIDDEN = [
  /\bDate\.now\b/,
  /\bnew Date\b/,
  /\bperformance\./,
  /\bMath\.random\b/,
  /\bcrypto\b/,
  /\bwindow\b(?=[.[])/,
  /\bdocument\b(?=[.[])/,
  /\bnavigator\b/,
  /\b(?:local|session)Storage\b/,
  /\bfetch\(/,
  /\bprocess\b(?=[.[])/,
  /\bglobalThis\b/,
  /\bset(?:Timeout|Interval)\b/,
  /\bconsole\./,
  /\bimport\(/,
  /\brequire\(/,
  /\bawait\b/,
];

function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:from|^import) '([^']+)'/gm)].flatMap(([, path]) => path ?? []);
}

test('the folder contains rules to check', () => {
  expect(sources.length).toBeGreaterThan(25);
});

test.each(sources)('%s imports nothing from outside the folder', (file, source) => {
  const outside = importsOf(source).filter(
    (path) => !path.startsWith('.') || normalize(join(dirname(file), path)).startsWith('..'),
  );
  expect(outside).toEqual([]);
});

test.each(sources)('%s uses no clock, randomness, browser or server', (_file, source) => {
  expect(FORBIDDEN.filter((pattern) => pattern.test(source))).toEqual([]);
});

test('the rules run in plain Node', () => {
  expect('document' in globalThis).toBe(false);
});
