import { homeCopy } from '@/lib/content/home';
import { PERSONAS } from '@/lib/personalization/persona';
import { findNginx } from '../../scripts/programs/programs.mjs';
import { startSharedCache } from '../support/nginx';
import { expect, test } from '../support/site';

const CACHE_PORT = 3190;

test("a shared cache in front never serves one visitor's page to another", async ({ request, baseURL }) => {
  test.skip(findNginx() === null, 'nginx is not installed and this account cannot install it');
  const cache = await startSharedCache(CACHE_PORT, Number(new URL(baseURL ?? '').port));
  try {
    for (const round of [1, 2]) {
      for (const { segment, cluster, visitor } of PERSONAS) {
        const response = await request.get(`${cache.url}/`, {
          headers: { cookie: `persona=${segment}.${cluster}.${visitor}.chosen.11` },
        });
        const words = (await response.text()).replaceAll(/<[^>]+>/g, '');
        const headline = homeCopy.hero.copy[segment][cluster].headline
          .replaceAll('&', '&amp;')
          .replaceAll("'", '&#x27;');
        expect(words.includes(headline), `round ${round}: ${segment}, ${cluster}`).toBe(true);
        expect(response.headers()['x-shared-cache']).not.toBe('HIT');
      }
    }
    const asset =
      (await (await request.get('/')).text()).match(/"(\/_next\/static\/chunks\/[^"]+\.js)"/)?.[1] ?? '';
    await request.get(cache.url + asset);
    expect((await request.get(cache.url + asset)).headers()['x-shared-cache'], 'the cache is active').toBe(
      'HIT',
    );
  } finally {
    await cache.stop();
  }
});
