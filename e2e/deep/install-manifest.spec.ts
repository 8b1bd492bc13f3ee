import { expect, test } from '../support/site';

test('the browser accepts the manifest, and all its images exist', async ({ page, request }) => {
  await page.goto('/about');
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ short_name: 'Attune', start_url: '/', scope: '/', display: 'standalone' });
  const sizes = await page.evaluate(
    async (pictures) =>
      Promise.all(
        pictures.map(async ({ src }) => {
          const blob = await (await fetch(src)).blob();
          if (blob.type.includes('svg')) return 'any';
          const { width, height } = await createImageBitmap(blob);
          return `${width}x${height}`;
        }),
      ),
    [...manifest.icons, ...manifest.screenshots] as { src: string }[],
  );
  expect(sizes).toEqual([...manifest.icons, ...manifest.screenshots].map((picture) => picture.sizes));
  for (const { src } of manifest.screenshots) {
    expect((await (await request.get(src)).body()).length).toBeLessThan(150 * 1024);
  }
});
