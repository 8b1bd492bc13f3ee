import { brotliDecompressSync } from 'node:zlib';
import { hash, buildResponse, decompress } from '../responses.mjs';
import { createSettings } from './apply-settings';

const BUILT = { origin: 'http://localhost:3000', consentMode: 'notice' };
const STARTED = { origin: 'https://www.example.com', consentMode: 'opt-in' };
const page = (origin: string, consent: string) =>
  `<html lang="en" data-consent="${consent}"><link rel="canonical" href="${origin}/a"><script>push("${origin}/a")</script><script>let a</script>${'Words. '.repeat(99)}http://localhost:30001`;
const policyOf = (origin: string) => `script-src ${hash(`push("${origin}/a")`)} ${hash('let a')}; img-src x`;

const buildPage = () =>
  buildResponse(Buffer.from(page(BUILT.origin, 'notice')), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(BUILT.origin),
  });

test('a page names the address and consent mode of the start, and its policy allows its changed scripts', async () => {
  const built = await buildPage();
  const changed = createSettings(BUILT, STARTED)(built, '/x');
  const html = page(STARTED.origin, 'opt-in');
  expect(decompress(changed).toString()).toBe(html);
  expect(brotliDecompressSync(changed.bodies.br ?? '').toString()).toBe(html);
  expect(changed).toMatchObject({
    length: html.length,
    headers: { 'content-security-policy': policyOf(STARTED.origin), vary: built.headers.vary },
  });
  expect(changed.headers.etag).not.toBe(built.headers.etag);
});

test.each([
  ['the settings of the build', BUILT, '/x', 'text/html', page(BUILT.origin, 'notice')],
  ['a page that names neither', STARTED, '/x', 'text/html', '<html>'],
  ['a hashed file', STARTED, '/_next/static/a.js', 'text/javascript', BUILT.origin],
  ['a picture', STARTED, '/x.png', 'image/png', BUILT.origin],
])('%s: the response stays as it was built', async (_, started, path, type, text) => {
  const built = await buildResponse(Buffer.from(text), { 'content-type': type });
  expect(createSettings(BUILT, started)(built, path)).toBe(built);
});

test('an uncompressed body stays uncompressed', async () => {
  const built = await buildResponse(Buffer.from(`Sitemap: ${BUILT.origin}/`), {
    'content-type': 'text/plain',
  });
  const changed = createSettings(BUILT, STARTED)(built, '/robots.txt');
  expect(changed.bodies.identity?.toString()).toBe('Sitemap: https://www.example.com/');
});
