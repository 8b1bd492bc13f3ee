import type { FrameLocator, Page } from 'playwright/test';
import { formatComparison, type Comparison, type Side } from '@/lib/compare/comparison';
import { homeCopy } from '@/lib/content/home';
import { expect, open } from '@/tests/support/site/site';

export const developer = { segment: 'developer', cluster: 'explorer', visitor: 'new' } as const;
export const prospect = { segment: 'sales-prospect', cluster: 'converter', visitor: 'returning' } as const;
export const comparison: Comparison = { left: developer, right: prospect, page: '/' };

export const frameOf = (page: Page, side: Side): FrameLocator =>
  page.locator(`[data-slot=compared-${side}] iframe`).contentFrame();
export const status = (page: Page) => page.locator('[data-slot=comparison-status]');
export const ready = (page: Page) => expect(status(page)).toContainText(/\b\d+ differences?|No differences/);
export const headline = (page: Page, side: Side) => frameOf(page, side).getByRole('heading', { level: 1 });
export const headlineOf = ({ segment, cluster }: typeof developer | typeof prospect) =>
  homeCopy.hero.copy[segment][cluster].headline;

export async function openComparison(page: Page, address = formatComparison(comparison)) {
  await open(page, address);
  await page.locator('[data-slot=compared-left]').scrollIntoViewIfNeeded();
  await ready(page);
}

export const topOf = (page: Page, side: Side, id: string) =>
  frameOf(page, side)
    .locator(`#${id}`)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
