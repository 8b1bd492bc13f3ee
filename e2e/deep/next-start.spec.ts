import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '../../scripts/migrate.mjs';
import { startNext } from '../../scripts/shared/run.mjs';
import { isTaken } from '../../scripts/shared/serve.mjs';
import { expect, test } from '../support/site';

const PORT = 4380;
const URL_OF_NEXT = `http://localhost:${PORT}`;
const FOLDER = join(import.meta.dirname, '../../.cache');

/** `next start` without server/main.ts serves a correct, if slower, site (docs/architecture.md). */
test.describe('next start alone', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: URL_OF_NEXT });
  let next: ReturnType<typeof startNext>;

  test.beforeAll(async () => {
    expect(await isTaken(PORT)).toBe(false);
    const file = join(FOLDER, 'next-start.db');
    await rm(file, { force: true });
    await migrate({ databaseUrl: `file:${file}` });
    next = startNext(['start', '-p', String(PORT)], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: `file:${file}`,
        LOG_LEVEL: 'silent',
        ANTHROPIC_API_KEY: '',
      },
      stdio: 'ignore',
    });
    await expect.poll(() => isTaken(PORT), { timeout: 30_000 }).toBe(true);
  });
  test.afterAll(() => void next.kill('SIGTERM'));

  test('a persona is chosen and remembered', async ({ page }) => {
    await page.goto('/?segment=developer');
    await expect(page.getByRole('main')).toContainText('API');
    const [response] = await Promise.all([page.waitForResponse('**/pricing'), page.goto('/pricing')]);
    expect(response.headers()['x-variant']).toBe('developer.explorer.new');
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
  });

  test('an unknown address is a 404, and an alternative spelling redirects to the page', async ({
    request,
  }) => {
    expect((await request.get('/developer.explorer.new/pricing')).status()).toBe(404);
    const moved = await request.get('/Pricing.html', { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, '/pricing']);
  });

  test('a call is answered, validated and limited to its methods', async ({ request }) => {
    const chat = await request.post('/api/chat', { data: { userId: 7, message: 'What is Attune?' } });
    expect([chat.status(), (await chat.json()).length]).toEqual([200, 2]);
    expect((await request.post('/api/chat', { data: { userId: 'x' } })).status()).toBe(400);
    expect((await request.delete('/api/health')).status()).toBe(405);
    expect((await request.post('/pricing')).status()).toBe(405);
  });

  test('a refusal deletes the visitor cookie, and no persona is stored afterwards', async ({ request }) => {
    const withdrawn = await request.get('/?segment=developer', {
      headers: { cookie: 'consent=no; visitor=x' },
    });
    expect(withdrawn.headers()['set-cookie']).toContain('visitor=; Path=/; Max-Age=0');
    expect(withdrawn.headers()['set-cookie']).not.toContain('persona=');
  });
});
