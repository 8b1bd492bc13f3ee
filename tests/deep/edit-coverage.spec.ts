import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '@/lib/config/routes';
import { DEFAULT_PERSONA, formatPersonaSlug, SEGMENTS } from '@/lib/personalization/persona';
import { findPlaces } from '@/scripts/edit/find-places';
import { createPlaceIndex } from '@/scripts/edit/place';
import { expect, test } from '../support/site/site';
import { findBuilt } from '../support/site/test-site.mjs';

const MIN_SHARE = 0.97;

/** The texts of a page that contain words, each with its ancestors' texts. Skips code samples. */
function readTexts(html: string): string[][] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelectorAll('script, style, template, pre, code, samp').forEach((element) => element.remove());
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: string[][] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = [node.parentElement, node.parentElement?.parentElement];
    const outwards = around
      .map((element) => element?.textContent ?? '')
      .filter(({ length }) => length <= 600);
    if (/\p{L}{2}/u.test(node.nodeValue ?? '')) texts.push([node.nodeValue ?? '', ...outwards]);
  }
  return texts;
}

test('nearly every visible text of every page is found in lib/content', async ({ page, request }) => {
  const places = createPlaceIndex(process.cwd()).places();
  const distinct = new Map<string, { texts: string[]; path: string }>();
  for (const path of Object.values(ROUTES)) {
    for (const segment of SEGMENTS) {
      const slug = formatPersonaSlug({ ...DEFAULT_PERSONA, segment });
      const headers = { cookie: `persona=${slug}.chosen.chosen.11` };
      const html = await (await request.get(path, { headers })).text();
      for (const texts of await page.evaluate(readTexts, html))
        distinct.set([path, segment, texts[0]].join('\n'), { texts, path });
    }
  }
  // Whether a text is found depends on neither page nor persona, and most are on every page.
  const known = new Map<string, boolean>();
  const isFound = (texts: string[]) => {
    const key = texts.join('\n');
    const found =
      known.get(key) ??
      findPlaces(places, { texts, around: '', path: '/', persona: DEFAULT_PERSONA }).kind !== 'none';
    known.set(key, found);
    return found;
  };
  const missing = [...distinct.values()].filter(({ texts }) => !isFound(texts));
  const share = 1 - missing.length / distinct.size;
  const lost = missing.map(({ path, texts }) => `${path} ${texts[0]}`);
  expect(distinct.size).toBeGreaterThan(4000);
  expect(share, `${distinct.size} texts, ${lost.length} not found:\n${lost.join('\n')}`).toBeGreaterThan(
    MIN_SHARE,
  );
});

test("the editors' panel is not in the built site", async () => {
  const folder = findBuilt('static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.filter((name) =>
    /EDIT_SERVER|edit-panel/.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(found).toEqual([]);
});
