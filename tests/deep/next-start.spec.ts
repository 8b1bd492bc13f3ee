import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@/lib/content/site';
import { migrate } from '../../scripts/database/migrate.mjs';
import { readBuild } from '../../scripts/build/current-build.mjs';
import { root } from '../../scripts/shared/fingerprint.mjs';
import { startBin } from '../../scripts/shared/run.mjs';
import { isTaken } from '../../scripts/shared/serve.mjs';
import { expect, test } from '../support/site/site';
import { SITE_FOLDER } from '../support/site/test-site.mjs';

const PORT = 4380;
const FILE = join(root, '.cache/next-start.db');

test.use({ baseURL: `http://localhost:${PORT}` });

test('next start without server/main.ts serves correct pages, calls and cookies', async ({
  page,
  request,
}) => {
  expect(await isTaken(PORT)).toBe(false);
  await rm(FILE, { force: true });
  await migrate({ databaseUrl: `file:${FILE}` });
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    BUILD_FOLDER: readBuild(SITE_FOLDER)?.folder,
    DATABASE_URL: `file:${FILE}`,
    EXPERIMENTS: 'off',
    LOG_LEVEL: 'silent',
    ANTHROPIC_API_KEY: '',
  };
  const next = startBin('next', ['start', '-p', String(PORT)], { cwd: SITE_FOLDER, env, stdio: 'ignore' });
  try {
    await expect.poll(() => isTaken(PORT), { timeout: 30_000 }).toBe(true);

    await page.goto('/?segment=developer');
    await expect(page.getByRole('main')).toContainText('API');
    const [response] = await Promise.all([page.waitForResponse('**/pricing'), page.goto('/pricing')]);
    expect(response.headers()['x-variant']).toBe('developer.explorer.new');
    expect(response.headers()['x-content-type-options']).toBe('nosniff');

    expect((await request.get('/developer.explorer.new/pricing')).status()).toBe(404);
    const moved = await request.get('/Pricing.html', { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, '/pricing']);
    const chat = await request.post('/api/chat', { data: { userId: 7, message: `What is ${site.name}?` } });
    expect([chat.status(), (await chat.json()).length]).toEqual([200, 2]);
    expect((await request.post('/api/chat', { data: { userId: 'x' } })).status()).toBe(400);
    expect((await request.delete('/api/health')).status()).toBe(405);
    expect((await request.post('/pricing')).status()).toBe(405);

    const headers = { cookie: 'consent=no; visitor=x' };
    const withdrawn = await request.get('/?segment=developer', { headers });
    expect(withdrawn.headers()['set-cookie']).toContain('visitor=; Path=/; Max-Age=0');
    expect(withdrawn.headers()['set-cookie']).not.toContain('persona=');
  } finally {
    next.kill('SIGTERM');
  }
});
