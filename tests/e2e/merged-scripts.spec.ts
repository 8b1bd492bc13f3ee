import { ROUTES } from '@/lib/config/routes';
import { groupScripts } from '../../scripts/build/merge-scripts.mjs';
import { readDeferredScripts } from '../../scripts/build/scripts-after-paint.mjs';
import { expect, test } from './site';

const big = () => 50_000;
const pages = [
  ['framework', 'shell', 'home'],
  ['framework', 'shell', 'about'],
  ['framework', 'shell', 'about'],
  ['framework', 'shell', 'about'],
];

test('what every page asks for becomes one; what some ask for stays their own', () => {
  expect(groupScripts({ pages, imports: [], sizeOf: big })).toEqual([['framework', 'shell']]);
});

test('what is small and wanted by several pages goes with what all of them want', () => {
  expect(groupScripts({ pages, imports: [], sizeOf: () => 500 })).toEqual([['framework', 'shell', 'about']]);
});

test('what two imports share is loaded by each of them alone', () => {
  const imports = [
    ['chat', 'icons'],
    ['voice', 'icons'],
    ['dock', 'tracker'],
  ];
  expect(groupScripts({ pages: [], imports, sizeOf: big })).toEqual([['dock', 'tracker']]);
});

test('what a page and an import share is never in the file of either', () => {
  const groups = groupScripts({ pages, imports: [['shell', 'chat', 'reply']], sizeOf: big });
  expect(groups).toEqual([['chat', 'reply']]);
});

test('a page loads each script once, and every script that it mentions is there', async ({ request }) => {
  for (const path of Object.values(ROUTES)) {
    const html = await (await request.get(path)).text();
    const loaded = readDeferredScripts(html);
    expect(loaded.length, path).toBeGreaterThan(0);
    expect(new Set(loaded).size, path).toBe(loaded.length);
    const mentioned = html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g) ?? [];
    for (const name of new Set(mentioned)) expect((await request.get(name)).status(), name).toBe(200);
  }
});
