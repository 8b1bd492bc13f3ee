import type { Page } from 'playwright/test';
import { createAxe } from '@/e2e/support/axe';

export async function findViolations(page: Page): Promise<string[]> {
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const axe = createAxe(page);
  // axe compares a color that the browser chose with one that forced colors replaced.
  if (isForced) axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}

/** What axe finds, and text that does not fit. */
export const findProblems = async (page: Page): Promise<string[]> => [
  ...(await findViolations(page)),
  ...(await findClipped(page)),
];

/** Elements that make the page scroll sideways or clip their text. Scrollable regions are exempt. */
export function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const describe = (element: Element) =>
      `<${element.tagName.toLowerCase()} ${element.getAttribute('data-slot') ?? element.className}> ${element.textContent?.trim().slice(0, 60)}`;
    const found = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const ancestors: Element[] = [];
      for (let one = element.parentElement; one; one = one.parentElement) ancestors.push(one);
      const isHidden = ancestors.some((one) => one.matches('.sr-only, [aria-hidden=true], [inert]'));
      const scrolls = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflowX);
      const isInRegion = ancestors.some((one) => one !== document.documentElement && scrolls(one));
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || isHidden || isInRegion) continue;
      if (right > clientWidth + 1 || left < -1) found.push(`outside: ${describe(element)}`);
      const style = getComputedStyle(element);
      const clips =
        /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`) && !element.matches('.sr-only');
      if (
        clips &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)
      )
        found.push(`cut: ${describe(element)}`);
    }
    return found;
  });
}
