import { contentSecurityPolicy, deferScripts, readDeferredScripts } from './finish-page.mjs';

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

const PAGE = '<html><head><script>boot()</script></head></html>';
const readDirectives = (policy: string) => policy.split('; ').map((directive) => directive.split(' '));

test('a policy names third parties only where they are used, and none without an entry', () => {
  const directives = readDirectives(contentSecurityPolicy(PAGE, []));
  const origin = 'https://tags.example';
  const listed = readDirectives(
    contentSecurityPolicy(PAGE, [
      { origin, scripts: ['/tag.js'], connects: true },
      { origin: 'https://pixels.example', showsImages: true },
    ]),
  );
  const added = listed.flatMap(([name = '', ...sources], index) =>
    sources.filter((source) => !directives[index]?.includes(source)).map((source) => [name, source]),
  );
  expect(added).toEqual([
    ['script-src', origin],
    ['img-src', 'https://pixels.example'],
    ['connect-src', origin],
  ]);
  expect(directives.flat().filter((source) => source.startsWith('http'))).toEqual([]);
});
