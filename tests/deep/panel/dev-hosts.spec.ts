import { startDevSite } from '../../support/site/dev-site';
import { expect, open, readContent, replaced, save, test, undo } from './site';

/** Not `localhost`, but leads to this machine in every browser. */
const NAME = 'name.localhost';

test('DEV_HOSTS: the panel works on the page’s own origin, and other names are told what to set', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const port = Number(process.env.TEST_PORT ?? 3100) + 41;
  const site = await startDevSite(port, { DEV_HOSTS: 'name.example' });
  try {
    const answer = await request.get(site.url, { headers: { host: 'other.example' } });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain('DEV_HOSTS=other.example npm run dev');
    expect(site.printed()).toContain('DEV_HOSTS=other.example npm run dev');
    expect((await request.get(site.url, { headers: { host: 'name.example' } })).status()).toBe(200);

    const before = readContent(site);
    const elsewhere = { ...site, url: `http://${NAME}:${port}` };
    await open(page, elsewhere, '/?segment=developer&cluster=explorer');
    await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
    await save(page, 'Words from afar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Words from afar');
    const old = 'AI that adapts, with rules you can read';
    expect(readContent(site)).toEqual(replaced(before, [['home.ts', `'${old}'`, "'Words from afar'"]]));
    await undo(page);
    expect(readContent(site)).toEqual(before);
  } finally {
    await site.stop();
  }
});
