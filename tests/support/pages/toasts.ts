import type { Page } from 'playwright/test';

export const toast = (page: Page) => page.locator('[data-slot=toast]');

/** Whether the toast overlaps the first element of a selector. */
export const isCoveredByToast = (page: Page, selector: string) =>
  page.evaluate((target) => {
    const [card, widget] = ['[data-slot=toast]', target].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    );
    if (!card || !widget || widget.width === 0) throw new Error(`no toast or no ${target}`);
    return (
      card.left < widget.right &&
      widget.left < card.right &&
      card.top < widget.bottom &&
      widget.top < card.bottom
    );
  }, selector);
