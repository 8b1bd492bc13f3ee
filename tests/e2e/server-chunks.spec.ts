import { join, relative } from 'node:path';
import { root } from '../../scripts/set-up/fingerprint.mjs';
import { readTexts } from '../../scripts/build/read-texts.mjs';
import { findTwins } from '../../scripts/build/share-server-chunks.mjs';
import { expect, test } from './site';

const server = join(root, '.next/server');

test('chunks of the same folder and code are twins, whatever map they name; the first by name is kept', () => {
  const code = (map: string, text = 'module.exports=[1]') => `${text};\n//# sourceMappingURL=${map}.js.map\n`;
  const chunks = new Map([
    ['chunks/b.js', code('b')],
    ['chunks/a.js', code('a')],
    ['chunks/c.js', code('a', 'module.exports=[2]')],
    ['chunks/ssr/a.js', code('a')],
  ]);
  expect([...findTwins(chunks)]).toEqual([['chunks/b.js', 'chunks/a.js']]);
});

test('no chunk of the server stands there twice, and every one that is mentioned is there', async () => {
  const texts = await readTexts(server, /\.js$/);
  const codeOf = new Map(texts.map(({ file, text }) => [relative(server, file), text]));
  const chunks = [...codeOf].filter(([file]) => file.startsWith('chunks/'));
  expect(chunks.length).toBeGreaterThan(50);
  expect([...findTwins(new Map(chunks))]).toEqual([]);
  const mentioned = [...codeOf.values()].flatMap((code) =>
    [...code.matchAll(/"server\/(chunks\/[^"]+\.js)"/g)].map(([, file = '']) => file),
  );
  expect(mentioned.length).toBeGreaterThan(chunks.length);
  expect([...new Set(mentioned)].filter((file) => !codeOf.has(file))).toEqual([]);
});
