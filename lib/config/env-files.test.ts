import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What is typed after `NAME=`, the value of a .env file (null: refused), and of `node --env-file`, if it differs. */
const ROWS: readonly (readonly [typed: string, value: string | null, inNode?: string])[] = [
  ['abc', 'abc'],
  ['', ''],
  ["''", ''],
  ['a=b=', 'a=b='],
  ['a b', 'a b'],
  ['  a  ', 'a'],
  ["'  a  '", '  a  '],
  ['a\r', 'a'],
  ['ä€👩‍🚀', 'ä€👩‍🚀'],
  ['a\u00a0', null, 'a\u00a0'],
  // A dollar sign begins a reference, also within quotes.
  ['a$b', null, 'a$b'],
  ["'a$b'", null, 'a$b'],
  ['"a$b"', null, 'a$b'],
  ['a${b}c', null, 'a${b}c'],
  ['a\\$b', 'a$b', 'a\\$b'],
  ["'a\\$b'", 'a$b', 'a\\$b'],
  // A number sign begins a comment.
  ['a #b', 'a'],
  ['a#b', null, 'a'],
  ["'a#b' # c", 'a#b'],
  ['"a#b"', 'a#b'],
  ['a\\b', 'a\\b'],
  ['a\\nb', 'a\\nb'],
  ["'a\\nb'", 'a\\nb'],
  ['"a\\nb"', 'a\nb'],
  ['"a\nb"', 'a\nb'],
  ['a\\\\b', 'a\\\\b'],
  ['a"b', 'a"b'],
  ["a'b", "a'b"],
  ['"a\'b"', "a'b"],
  ["'a\"b'", 'a"b'],
  ['"a\\"b"', null, 'a\\'],
  ['`a b`', 'a b'],
  ["'a'b", null, 'a'],
];

const folder = mkdtempSync(join(tmpdir(), 'env-files-'));
ROWS.forEach(([typed], index) => {
  mkdirSync(join(folder, String(index)));
  writeFileSync(join(folder, String(index), '.env'), `VALUE=${typed}\nNEXT_LINE=kept\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In a process of its own, because Next's reader keeps what it has read. */
const READ = `
  import { createRequire } from 'node:module';
  import { parseEnv } from 'node:util';
  import { readFileSync } from 'node:fs';
  import { loadEnvFiles } from '${resolve('lib/config/env-files.mjs')}';
  const require = createRequire('${resolve('package.json')}');
  const read = (folder) => {
    delete require.cache[require.resolve('@next/env')];
    for (const name of ['__NEXT_PROCESSED_ENV', 'VALUE', 'NEXT_LINE']) delete process.env[name];
    try {
      loadEnvFiles(folder);
      return process.env.VALUE;
    } catch {
      return null;
    }
  };
  const folders = Array.from({ length: ${ROWS.length} }, (_, index) => '${folder}/' + index);
  const inNode = (folder) => parseEnv(readFileSync(folder + '/.env', 'utf8')).VALUE;
  console.log(JSON.stringify(folders.map((folder) => [read(folder), inNode(folder)])));
`;

test('every value in a .env file is read as it is written, or refused; node --env-file differs where the table says so', () => {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const };
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', READ], {
    env,
    encoding: 'utf8',
  });
  const found: unknown[][] = JSON.parse(output);
  expect(ROWS.map(([typed], index) => [typed, ...(found[index] ?? [])])).toEqual(
    ROWS.map(([typed, value, inNode = value]) => [typed, value, inNode]),
  );
});

const read = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });

test.each<[string, (folder: string) => void, string]>([
  [
    'UTF-16, as PowerShell 5 writes it',
    (folder) => writeFileSync(join(folder, '.env'), Buffer.from('\uFEFFVALUE=a\r\n', 'utf16le')),
    '.env is not in UTF-8, so it would not be read: save it in that encoding.',
  ],
  [
    'UTF-16 without a mark',
    (folder) => writeFileSync(join(folder, '.env.local'), Buffer.from('VALUE=a\n', 'utf16le')),
    '.env.local is not in UTF-8, so it would not be read: save it in that encoding.',
  ],
  [
    'a folder',
    (folder) => mkdirSync(join(folder, '.env')),
    '.env is a folder: settings are read from a file of that name.',
  ],
  [
    'the name that Windows gives it',
    (folder) => writeFileSync(join(folder, '.env.txt'), 'VALUE=a\n'),
    '.env.txt is not read: rename it to .env.',
  ],
  [
    'a link to nothing',
    (folder) => symlinkSync(join(folder, 'none'), join(folder, '.env.production')),
    '.env.production cannot be read (ENOENT): correct it, or remove it.',
  ],
  ['UTF-8 with a mark', (folder) => writeFileSync(join(folder, '.env'), '\uFEFFVALUE=a\n'), 'a'],
  ['another name', (folder) => writeFileSync(join(folder, '.env.example'), 'VALUE=$a\n'), 'undefined'],
])('a settings file that is %s', (_, write, message) => {
  const own = mkdtempSync(join(folder, 'own-'));
  write(own);
  const code = `import { loadEnvFiles } from '${resolve('lib/config/env-files.mjs')}';
    try { loadEnvFiles('${own}'); console.log(process.env.VALUE); } catch ({ message }) { console.log(message); }`;
  expect(read(code)).toBe(`${message}\n`);
});
