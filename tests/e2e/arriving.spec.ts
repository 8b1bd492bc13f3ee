import { expect, test } from './site';

/** What moves in `main` while two screens of it are written element by element, as over a slow line; runs in a browser. */
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
  for (const part of html.slice(bodyAt).split(/(?<=<\/[a-z0-9]+>)/)) {
    page.write(part);
    if ((page.querySelector('main')?.getBoundingClientRect().bottom ?? 0) > 2 * innerHeight) break;
    for (const element of page.querySelectorAll('main *')) {
      const box = element.getBoundingClientRect();
      const before = boxes.get(element);
      if (box.width < 2 || box.height < 2) continue;
      boxes.set(element, box);
      if (!before || before.y > innerHeight) continue;
      // Less than this is no shift to a browser either.
      if (Math.max(Math.abs(box.x - before.x), Math.abs(box.y - before.y)) < 3) continue;
      moves.push(`<${element.localName}> ${element.textContent?.slice(0, 40)} at ${part.slice(0, 60)}`);
    }
  }
  page.close();
  return { seen: boxes.size, moves };
}

test.use({ viewport: { width: 412, height: 823 }, bypassCSP: true });

test('on a phone nothing of the first screen moves while the rest of the page still comes', async ({
  page,
  request,
}) => {
  const answer = await request.get('/?segment=sales-prospect&cluster=converter&visitor=returning');
  // Only the parser is to write.
  const html = (await answer.text()).replaceAll(/<(script|noscript)\b[^>]*>.*?<\/\1>/gs, '');
  await page.goto('/robots.txt');
  const { seen, moves } = await page.evaluate(writeSlowly, html);
  expect(seen).toBeGreaterThan(60);
  expect(moves).toEqual([]);
});
