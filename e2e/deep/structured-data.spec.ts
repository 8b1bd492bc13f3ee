import { ROUTES } from '@/lib/config/routes';
import { checkRichResults, checkVocabulary } from '../support/check-structured-data.mjs';
import { expect, test } from '../support/site';

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/g;

test.describe('public checkers of structured data', () => {
  test("Google's rules for rich results: no errors on any page", async ({ request }) => {
    for (const path of Object.values(ROUTES))
      expect(await checkRichResults(await (await request.get(path)).text()), path).toEqual([]);
  });

  test('schema.org: every type, property and value exists', async ({ request }) => {
    test.slow();
    const pages = await Promise.all(
      Object.values(ROUTES).map(async (path) => (await request.get(path)).text()),
    );
    const graphs = pages.flatMap((html) => [...html.matchAll(DATA)].map(([, json]) => json ?? ''));
    expect(graphs).toHaveLength(pages.length);
    expect(checkVocabulary(graphs)).toEqual([]);
  });
});
