import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIResponse } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { listCalls } from '@/lib/api/endpoints';
import { EVERY_ANSWER, EXPECTED_ANSWERS, NO_ANSWER, PAGE_POLICY } from '../support/expected-headers';
import { judgePolicy, readDirectives } from '../support/judge-policy';
import { expect, test } from '../support/site';

const BUILT = join(import.meta.dirname, '../../.next/server/app');
const VISITORS = {
  'an unknown visitor': {},
  'a returning developer': { cookie: 'persona=developer.converter.returning.chosen.11' },
  'privacy control, no compression': { 'sec-gpc': '1', 'accept-encoding': 'identity' },
};

function expectCommon(response: APIResponse) {
  const headers = response.headers();
  expect.soft(headers, response.url()).toMatchObject(EVERY_ANSWER);
  const forbidden = NO_ANSWER.filter((name) => name in headers);
  expect.soft(forbidden, response.url()).toEqual([]);
  // A duplicate header would be joined with a comma.
  const twice = response.headersArray().map(({ name }) => name.toLowerCase());
  for (const name of [...Object.keys(EVERY_ANSWER), 'content-security-policy'])
    expect
      .soft(twice.filter((other) => other === name).length, `${name} of ${response.url()}`)
      .toBeLessThan(2);
}

for (const [name, headers] of Object.entries(VISITORS)) {
  test(`every page sends its security headers: ${name}`, async ({ request }) => {
    const paths = [
      ...Object.values(ROUTES),
      '/nowhere',
      '/none.png',
      '/?utm_campaign=none',
      '/?segment=developer',
    ];
    for (const path of paths) {
      const response = await request.get(path, { headers });
      expectCommon(response);
      expect.soft(response.status(), path).toBe(/^\/no/.test(path) ? 404 : 200);
      expect.soft(response.headers()['cache-control'], path).toMatch(/^private, no-cache/);
      expect.soft(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
      const policy = response.headers()['content-security-policy'] ?? '';
      expect.soft(readDirectives(policy), path).toEqual(PAGE_POLICY);
    }
  });
}

test('every built page, including the error pages, has a policy without findings', async () => {
  const files = await readdir(BUILT, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(250);
  expect(pages).toEqual(expect.arrayContaining(['_global-error.html', '_not-found.html']));
  for (const page of pages) {
    const meta = JSON.parse(await readFile(join(BUILT, page.replace(/\.html$/, '.meta')), 'utf8'));
    const policy: string = meta.headers['content-security-policy'];
    expect.soft(readDirectives(policy), page).toEqual(PAGE_POLICY);
    const findings = judgePolicy(policy).filter((finding) => !finding.startsWith('NONE '));
    expect.soft(findings, page).toEqual([]);
    expect.soft(policy, page).not.toMatch(/unsafe|\*|https?:/);
  }
});

test('the check finds the flaws of a weak policy', () => {
  const weak = judgePolicy("script-src 'unsafe-inline' https:; object-src *");
  expect(weak).toEqual(expect.arrayContaining([expect.stringMatching(/^HIGH /)]));
});

test('every other response has them too: files, redirects, refusals, errors', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/')).text();
  const found = (pattern: RegExp) => html.match(pattern)?.[1] ?? 'none';
  const assets: Record<string, string> = {
    '<script>': found(/"(\/_next\/static\/[^"]+\.js)"/),
    '<style>': found(/"(\/_next\/static\/[^"]+\.css)"/),
    '<font>': found(/"(\/_next\/static\/[^"]+\.woff2)"/),
  };
  for (const { method = 'GET', path, status, headers } of EXPECTED_ANSWERS) {
    const response = await request.fetch(`${baseURL}${assets[path] ?? path}`, {
      method,
      headers: { 'accept-encoding': 'br' },
      maxRedirects: 0,
    });
    expectCommon(response);
    expect.soft(response.status(), `${method} ${path}`).toBe(status);
    expect.soft(response.headers(), `${method} ${path}`).toMatchObject(headers);
    const policy = response.headers()['content-security-policy'];
    if (policy !== undefined) expect.soft(judgePolicy(policy), path).toEqual([]);
  }
});

test('every call has them, accepted or refused', async ({ request }) => {
  for (const { method, path, request: body } of listCalls()) {
    const address = path.replace(/\{\w+\}/, '42');
    const data = body?.example;
    for (const site of ['same-origin', 'cross-site']) {
      const headers = { 'sec-fetch-site': site };
      const response = await request.fetch(address, { method, headers, ...(data && { data }) });
      expectCommon(response);
      expect.soft(response.headers(), `${method} ${path}`).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
        'content-type': expect.stringMatching(/^(?:application\/(?:problem\+)?json|text\/event-stream)/),
      });
      // Has a length unless it is compressed or streamed.
      const { 'content-encoding': encoding, 'content-type': type = '' } = response.headers();
      if (encoding === undefined && !type.startsWith('text/event-stream'))
        expect
          .soft(response.headers()['content-length'], `${method} ${path}`)
          .toBe(String((await response.body()).byteLength));
      if (site === 'cross-site' && method !== 'GET') expect.soft(response.status(), path).toBe(403);
      else expect.soft(response.status(), path).toBeLessThan(400);
    }
  }
});

test('a body that is too large is refused with all headers', async ({ request }) => {
  const response = await request.post('/api/feedback', { data: { userId: 1, text: 'x'.repeat(20_000) } });
  expect(response.status()).toBe(413);
  expectCommon(response);
});
