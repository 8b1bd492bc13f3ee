import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ROUTES } from '@/lib/config/routes';
import { deferScripts, readDeferredScripts } from '../../scripts/build/pages.mjs';
import { expect, hydrated, test } from '../support/site';

const SCRIPT = /"(\/_next\/static\/chunks\/[^"]+\.js)"/;

for (const path of Object.values(ROUTES)) {
  test(`${path}: no script is requested before the first paint`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const { paint, first } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
      first: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
          .map(({ startTime }) => startTime),
      ),
    }));
    expect(first).toBeGreaterThanOrEqual(paint);
  });
}

test('a page opened in the background hydrates too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.goto('/');
  await hydrated(page);
});

test('a browser without paint timing hydrates too', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'PerformanceObserver', { value: undefined, configurable: true }),
  );
  await page.goto('/');
  await hydrated(page);
});

/** Fetches a URL with one Accept-Encoding. The encoding and type are those of the response. */
function fetchRaw(url: string, accept: string): Promise<{ encoding: string; type: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': accept } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          encoding: answer.headers['content-encoding'] ?? 'none',
          type: answer.headers['content-type'] ?? '',
          body: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });
}

test('scripts and styles are compressed as requested, and decompress to the same content', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/')).text();
  const style = html.match(/href="(\/_next\/static\/chunks\/[^"]+\.css)"/)?.[1] ?? '';
  for (const [path, type] of [
    [html.match(SCRIPT)?.[1] ?? '', /javascript/],
    [style, /^text\/css/],
  ] as const) {
    const url = `${baseURL}${path}`;
    const plain = await fetchRaw(url, 'identity');
    expect(plain).toMatchObject({ encoding: 'none', type: expect.stringMatching(type) });
    for (const [accept, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0.5', 'br'],
      ['gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['gzip;q=1.0, br;q=0.000', 'gzip'],
    ] as const) {
      const answer = await fetchRaw(url, accept);
      expect(answer, accept).toMatchObject({ encoding, type: expect.stringMatching(type) });
      const text = encoding === 'br' ? brotliDecompressSync(answer.body) : gunzipSync(answer.body);
      expect(text.equals(plain.body), accept).toBe(true);
    }
  }
});

const PAGE = [
  '<html><head>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<link rel="preload" as="font" href="/font.woff2"/>',
  '<script src="/_next/static/chunks/one.js" async=""></script>',
  '<script>boot()</script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '</head><body><p>Words</p>',
  '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>',
  '</body></html>',
].join('');

test('scripts of the build load after the first paint', () => {
  const html = deferScripts(PAGE);
  expect(html).not.toMatch(/<script[^>]*src="[^"]*(?:one|main)\.js"/);
  expect(html).not.toContain('as="script"');
  expect(readDeferredScripts(html)).toEqual(['/_next/static/chunks/one.js', '/_next/static/chunks/main.js']);
});

test("everything else is unchanged: text, fonts, the site's own scripts, nomodule scripts", () => {
  const html = deferScripts(PAGE);
  for (const part of [
    '<p>Words</p>',
    '<link rel="preload" as="font" href="/font.woff2"/>',
    '<script>boot()</script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  ])
    expect(html).toContain(part);
});

test('deferring is idempotent, and leaves a page without scripts of the build unchanged', () => {
  const plain = '<html><head></head><body>Words</body></html>';
  expect(deferScripts(plain)).toBe(plain);
  expect(readDeferredScripts(plain)).toEqual([]);
  const once = deferScripts(PAGE);
  expect(deferScripts(once)).toBe(once);
});
