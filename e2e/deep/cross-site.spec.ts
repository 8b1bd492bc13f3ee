import { createServer } from 'node:http';
import type { Page } from 'playwright/test';
import { dumpSqlite } from '../support/dump-sqlite.mjs';
import { startSite, type Site } from '../support/start-site';
import { expect, open, test } from '../support/site';

const PORT = 3189;
const FOREIGN_PORT = 3191;
const SITE = `http://localhost:${PORT}`;

test.use({ baseURL: SITE });
test.describe.configure({ mode: 'default', retries: 0 });

let site: Site;
const foreign = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>');
});

test.beforeAll(async () => {
  site = await startSite({ port: PORT });
  await new Promise<void>((resolve) => foreign.listen(FOREIGN_PORT, resolve));
});

test.afterAll(async () => {
  foreign.close();
  await site.stop();
});

const dumpRows = (): Record<string, string[]> => dumpSqlite(site.file);

const BODY = JSON.stringify({ userId: 1, rating: 5 });
const JSON_TYPE = 'application/json';

const sendForm = (page: Page, enctype: string) =>
  page.evaluate(
    ([address, type, body]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: address, enctype: type, target: 'sink' });
      // With text/plain, "name=value" becomes valid JSON.
      const field = document.createElement('input');
      Object.assign(field, { name: body.slice(0, -1), value: `"x":1}` });
      form.append(field);
      document.body.append(Object.assign(document.createElement('iframe'), { name: 'sink' }), form);
      form.submit();
    },
    [`${SITE}/api/feedback`, enctype, BODY] as const,
  );
const sendFetch = (page: Page, path: string, init: RequestInit) =>
  page.evaluate(
    ([address, options]) => void fetch(address, { credentials: 'include', ...options }).catch(() => {}),
    [SITE + path, init] as const,
  );
const sendJson = (page: Page, method: string, path: string, body: string) =>
  sendFetch(page, path, { method, headers: { 'content-type': JSON_TYPE }, body });
const sendBeacon = (page: Page, type: string) =>
  page.evaluate(
    ([address, body, kind]) => void navigator.sendBeacon(address, new Blob([body], { type: kind })),
    [`${SITE}/api/feedback`, BODY, type] as const,
  );
const load = (page: Page, tag: 'img' | 'script' | 'iframe', path: string) =>
  page.evaluate(
    ([name, address]) => {
      const element = document.createElement(name);
      element.setAttribute('src', address);
      document.body.append(element);
    },
    [tag, SITE + path] as const,
  );

/** Requests that another site can make with the visitor's cookies. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'a form, urlencoded': (page) => sendForm(page, 'application/x-www-form-urlencoded'),
  'a form, multipart': (page) => sendForm(page, 'multipart/form-data'),
  'a form, text/plain': (page) => sendForm(page, 'text/plain'),
  'fetch, no-cors': (page) =>
    sendFetch(page, '/api/feedback', { method: 'POST', mode: 'no-cors', body: BODY }),
  'fetch, JSON': (page) => sendJson(page, 'POST', '/api/feedback', BODY),
  'fetch, PATCH': (page) => sendJson(page, 'PATCH', '/api/user/1/segment', '{"segment":"developer"}'),
  'fetch, DELETE': (page) => sendFetch(page, '/api/my-data', { method: 'DELETE' }),
  'fetch, GET with an override': (page) =>
    sendFetch(page, '/api/my-data?_method=DELETE', { mode: 'no-cors' }),
  'a text beacon': (page) => sendBeacon(page, 'text/plain'),
  'a JSON beacon': (page) => sendBeacon(page, JSON_TYPE),
  'an image': (page) => load(page, 'img', '/api/user/1/segment?segment=developer'),
  'a script': (page) => load(page, 'script', '/api/user/1'),
};

for (const [name, origin] of [
  ['another site', `http://127.0.0.1:${FOREIGN_PORT}`],
  ['another port of this host, which shares its cookies', `http://localhost:${FOREIGN_PORT}`],
] as const) {
  test(`${name} changes no row`, async ({ context, violations }) => {
    const own = await context.newPage();
    await open(own, '/about');
    const patched = await own.evaluate(() =>
      fetch('/api/user/1/segment', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: '{"segment":"sales-prospect"}',
      }).then(({ status }) => status),
    );
    expect(patched).toBe(200);
    await own.close();
    const before = dumpRows();
    expect(before.UserProfile?.length).toBeGreaterThan(0);
    for (const [way, send] of Object.entries(WAYS)) {
      const page = await context.newPage();
      await page.goto(origin);
      const isOurs = (request: { url: () => string }) => request.url().startsWith(`${SITE}/api/`);
      const over = Promise.race([
        page.waitForEvent('requestfinished', isOurs),
        page.waitForEvent('requestfailed', isOurs),
      ]);
      await send(page);
      await over;
      expect(dumpRows(), way).toEqual(before);
      await page.close();
    }
    // The refused response must not appear in the foreign page's iframe either.
    expect(violations.filter((text) => !text.includes('frame-ancestors'))).toEqual([]);
    violations.length = 0;
  });

  test(`${name} cannot read, frame or keep a handle on a page`, async ({ context, violations }) => {
    const page = await context.newPage();
    await page.goto(origin);
    const read = (mode: RequestMode) =>
      page.evaluate(
        ([address, how]) =>
          fetch(address, { credentials: 'include', mode: how }).then(
            ({ type }) => type,
            () => 'refused',
          ),
        [`${SITE}/api/user/1`, mode] as const,
      );
    expect(await read('cors')).toBe('refused');
    expect(await read('no-cors')).toBe('refused');

    for (const path of ['/', '/compare-frame.html', '/api/user/1']) await load(page, 'iframe', path);
    await expect.poll(() => violations.filter((text) => text.includes('frame-ancestors')).length).toBe(3);
    const texts = await Promise.all(
      page
        .frames()
        .slice(1)
        .map((frame) => frame.locator('body').innerText()),
    );
    expect(texts.join(' ')).not.toMatch(/Attune|segment/);

    const popup = context.waitForEvent('page');
    await page.evaluate((address) => Reflect.set(window, 'held', window.open(address)), `${SITE}/about`);
    const opened = await popup;
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    expect(await page.evaluate(() => Reflect.get(window, 'held').closed)).toBe(true);
    await opened.close();
    await page.close();
    // These violations were intended.
    violations.length = 0;
  });
}
