import sharp from 'sharp';
import { fetchSite } from '@/tests/support/http/read-page';
import { site } from '@/lib/content/site';

type Picture = { src: string; sizes: string; type: string };

const SCREENSHOT_LIMIT_BYTES = 150 * 1024;

async function readManifest() {
  const response = await fetchSite('/manifest.webmanifest');
  expect(response.headers.get('content-type')).toContain('manifest+json');
  return (await response.json()) as { icons: Picture[]; screenshots: Picture[] };
}

test('the manifest makes the site an app of its own window', async () => {
  expect(await readManifest()).toMatchObject({
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
});

test('all pictures of the manifest exist in the stated type and size, and its screenshots are small', async () => {
  const { icons, screenshots } = await readManifest();
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const response = await fetchSite(src);
    expect([src, response.headers.get('content-type')]).toEqual([src, type]);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    if (screenshots.some((screenshot) => screenshot.src === src))
      expect(bytes.length).toBeLessThan(SCREENSHOT_LIMIT_BYTES);
  }
  expect(screenshots).toHaveLength(2);
});
