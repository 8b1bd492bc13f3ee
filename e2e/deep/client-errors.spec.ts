import { startSite, type Site } from '../support/start-site';
import { expect, hydrated, test } from '../support/site';

const PORT = 3196;
const TOKEN = 'a-token-of-the-tests';
/** Bots are not counted, and headless Chromium would be taken for one. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.use({ baseURL: `http://localhost:${PORT}`, userAgent: BROWSER, areErrorsExpected: true });

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ port: PORT, env: { METRICS_TOKEN: TOKEN } });
});

test.afterAll(() => site.stop());

async function readErrors(): Promise<string[]> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const metrics = await (await fetch(`${site.url}/api/metrics`, { headers })).text();
  return metrics.split('\n').filter((line) => line.startsWith('site_client_errors_total{'));
}

test("errors are counted by the page's release, at most five per page view; a recovered mismatch is not in the console", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.append('!')),
  );
  const reported = page.waitForRequest('**/api/client-errors');
  await page.goto('/pricing');
  const request = await reported;
  expect(await request.headerValue('cookie')).toBeNull();
  await hydrated(page);
  const release = await page.evaluate(() => document.documentElement.dataset.release);
  expect(release).toMatch(/^[0-9a-f]{12}$/);
  expect(request.postDataJSON()).toEqual({ kind: 'mismatch', page: 'pricing', release });
  await page.evaluate(() => {
    void Promise.reject(new Error('not caught'));
    for (let count = 0; count < 9; count += 1) reportError(new Error('not caught'));
  });
  const labels = `page="pricing",browser="chromium",release="${release}"`;
  await expect
    .poll(readErrors)
    .toEqual(
      expect.arrayContaining([
        `site_client_errors_total{kind="mismatch",${labels}} 1`,
        `site_client_errors_total{kind="error",${labels}} 4`,
      ]),
    );
});
