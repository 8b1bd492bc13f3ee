import type { Page } from 'playwright/test';

/**
 * Controls, headings and text under the floating buttons. Where the buttons are in a row of their own at the window's
 * edge, what is scrolled behind it is hidden by it, and the page ends above it.
 */
export const listUnderButtons = (page: Page) =>
  page.evaluate(() => {
    const dock = document.querySelector('[data-slot=widget-dock]');
    if (!dock) return ['The floating buttons are missing.'];
    const row = getComputedStyle(dock, '::before');
    if (row.content !== 'none') {
      const top = window.innerHeight - Number.parseFloat(row.height);
      const shows = [...dock.querySelectorAll('button')].filter(
        (button) => button.checkVisibility() && button.getBoundingClientRect().top < top,
      );
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
      const last = [...document.querySelectorAll('[data-slot=footer] :is(a, p, button)')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().bottom);
      return [
        ...(/^rgb\(/.test(row.backgroundColor)
          ? []
          : [`The row shows what is behind it: ${row.backgroundColor}`]),
        ...(Number.parseFloat(row.width) < window.innerWidth ? [`The row is ${row.width} wide.`] : []),
        ...shows.map(
          (button) => `Outside of the row: ${button.getAttribute('aria-label') ?? button.textContent}`,
        ),
        ...(isAtEnd && Math.max(...last) > top + 1 ? ['The end of the page is under the row.'] : []),
      ];
    }
    const isTextAt = (element: Element, x: number, y: number) =>
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
        );
      });
    const found = new Set<string>();
    for (const button of dock.querySelectorAll('button')) {
      const { x, y, width, height } = button.getBoundingClientRect();
      for (let column = 0; column <= 6; column += 1)
        for (let row = 0; row <= 6; row += 1) {
          const [left, top] = [x + 1 + ((width - 2) * column) / 6, y + 1 + ((height - 2) * row) / 6];
          for (const element of document.elementsFromPoint(left, top)) {
            if (dock.contains(element)) continue;
            const control = element.closest('a, button, input, select, textarea, summary, label, h1, h2, h3');
            if (control || isTextAt(element, left, top))
              found.add(
                (control ?? element).textContent.trim().slice(0, 60) || element.outerHTML.slice(0, 80),
              );
          }
        }
    }
    return [...found];
  });

/** What floating buttons cover at five scroll positions. */
export async function listUnderButtonsWhileScrolling(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate(async (part) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, part);
    found.push(...(await listUnderButtons(page)).map((name) => `${part}: ${name}`));
  }
  return found;
}
