import { PATHS } from './a11y/paths';
import { expect, test } from '../support/site';

/**
 * Writes a page word by word, like a slow connection, and records every visible shift in its first two screens. Runs in
 * the browser.
 */
async function writeSlowly(html: string): Promise<{ seen: number; moves: string[] }> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `position:fixed;inset:0;border:0;width:${innerWidth}px;height:${innerHeight}px`;
  document.body.replaceChildren(frame);
  const page = frame.contentDocument as Document;
  const bodyAt = html.indexOf('<body');
  page.open();
  page.write(html.slice(0, bodyAt));
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(sheets.map((sheet) => sheet.sheet ?? new Promise((resolve) => (sheet.onload = resolve))));
  const boxes = new Map<Element, DOMRect>();
  const moves: string[] = [];
  for (const part of html.slice(bodyAt).split(/(?=<)|(?<= )(?=[^<>]*<)/)) {
    page.write(part);
    if ((page.querySelector('main')?.getBoundingClientRect().bottom ?? 0) > 2 * innerHeight) break;
    // Skips content that is not rendered yet, and everything inside it.
    const drawn = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT, (element) =>
      (element as Element).checkVisibility() || (element as Element).matches('.contents')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    while (drawn.nextNode()) {
      const element = drawn.currentNode as Element;
      // The first client rect only: text that wraps changes the bounding box although nothing has moved.
      const [box] = element.getClientRects();
      const before = boxes.get(element);
      if (!box || box.width < 2 || box.height < 2 || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      boxes.set(element, box);
      if (!before || before.y > innerHeight) continue;
      // Smaller moves do not count as a layout shift in browsers either.
      if (Math.max(Math.abs(box.x - before.x), Math.abs(box.y - before.y)) < 3) continue;
      moves.push(`<${element.localName}> ${element.textContent?.slice(0, 40)} at ${part.slice(0, 60)}`);
    }
  }
  page.close();
  return { seen: boxes.size, moves };
}

test.use({ bypassCSP: true, allowedConsole: /status of 404/ });

const paths = ['/?segment=sales-prospect&cluster=converter&visitor=returning', ...PATHS];
for (const path of paths) {
  for (const [width, height] of [
    [412, 823],
    [1440, 900],
  ] as const) {
    test(`on ${path} at ${width} px nothing moves while the rest of the page arrives`, async ({
      page,
      request,
    }) => {
      // One layout for each word.
      test.slow();
      await page.setViewportSize({ width, height });
      const answer = await request.get(path);
      // Strips scripts, so that only the parser writes.
      const html = (await answer.text()).replaceAll(/<(script|noscript)\b[^>]*>.*?<\/\1>/gs, '');
      await page.goto('/robots.txt');
      const { seen, moves } = await page.evaluate(writeSlowly, html);
      expect(seen).toBeGreaterThan(30);
      expect(moves).toEqual([]);
    });
  }
}

test('everything that waits for its next sibling is shown in the end', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    const waiting = page.locator('.arrives-whole');
    expect(await waiting.count()).toBeGreaterThan(0);
    expect(await waiting.evaluateAll((all) => all.filter((each) => !each.nextElementSibling).length)).toBe(0);
  }
});
