import { deferScripts, readDeferredScripts } from './finish-page.mjs';

const KEPT = [
  '<link rel="preload" as="font" href="/font.woff2"/>',
  '<script>boot()</script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '</head><body><p>Words</p>',
];

test('the scripts of the build load after the first paint, and everything else is unchanged', () => {
  const page = [
    '<html><head>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
    '<script src="/_next/static/chunks/one.js" async=""></script>',
    ...KEPT,
    '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script></body></html>',
  ].join('');
  const html = deferScripts(page);
  expect(html).not.toMatch(/<script[^>]*src="[^"]*(?:one|main)\.js"/);
  expect(html).not.toContain('as="script"');
  expect(readDeferredScripts(html)).toEqual(['/_next/static/chunks/one.js', '/_next/static/chunks/main.js']);
  for (const part of KEPT) expect(html).toContain(part.replace('</head>', ''));
  expect(deferScripts(html)).toBe(html);
});

test('a page without scripts of the build is unchanged', () => {
  const plain = '<html><head></head><body>Words</body></html>';
  expect(deferScripts(plain)).toBe(plain);
  expect(readDeferredScripts(plain)).toEqual([]);
});
