import { ROUTES } from '@/lib/config/routes';
import { startSite, type Site } from '../support/start-site';
import { expect, hydrated, test } from '../support/site';

const PORT = 3196;
const TOKEN = 'a-token-of-the-tests';
/** Bots are not counted, and headless Chromium would be taken for one. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.use({ baseURL: `http://localhost:${PORT}`, userAgent: BROWSER, areErrorsExpected: true });

test.describe.configure({ mode: 'serial' });

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ port: PORT, env: { METRICS_TOKEN: TOKEN } });
});

test.afterAll(() => site.stop());

async function readErrors(): Promise<string[]> {
  const answer = await fetch(`http://localhost:${PORT}/api/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  return (await answer.text()).split('\n').filter((line) => line.startsWith('site_client_errors_total{'));
}

test("a recovered mismatch is reported once, with the page's release, and does not appear in the console", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.append('!')),
  );
  const reported = page.waitForRequest('**/api/client-errors');
  await page.goto(ROUTES.pricing);
  const request = await reported;
  expect(await request.headerValue('cookie')).toBeNull();
  await hydrated(page);
  const release = await page.evaluate(() => document.documentElement.dataset.release);
  expect(release).toMatch(/^[0-9a-f]{12}$/);
  expect(request.postDataJSON()).toEqual({ kind: 'mismatch', page: 'pricing', release });
  await expect
    .poll(readErrors)
    .toContain(
      `site_client_errors_total{kind="mismatch",page="pricing",browser="chromium",release="${release}"} 1`,
    );
});

test.describe('an uncaught error', () => {
  test.use({ allowedConsole: /Failed to load resource|Refused to execute script/ });

  test('is reported as it occurs, at most five times per page view, also without consent', async ({
    page,
  }) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/client-errors')) reports.push(request.postDataJSON().kind);
    });
    await page.context().addCookies([{ name: 'consent', value: 'no', url: `http://localhost:${PORT}` }]);
    await page.goto(ROUTES.about);
    await hydrated(page);
    await page.evaluate(async () => {
      const script = document.createElement('script');
      script.src = '/_next/static/not-there.js';
      document.head.append(script);
      await new Promise((resolve) => script.addEventListener('error', resolve));
      void Promise.reject(new Error('not caught'));
      for (let count = 0; count < 9; count += 1) reportError(new Error('not caught'));
    });
    await expect.poll(() => reports).toHaveLength(5);
    expect(reports.slice(0, 1)).toEqual(['script']);
    expect(new Set(reports)).toEqual(new Set(['script', 'error']));
  });
});
