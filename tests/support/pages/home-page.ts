import type { Page } from 'playwright/test';
import { homeCopy } from '@/lib/content/home';
import type { Cluster, Segment } from '@/lib/personalization/persona';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const headline = (segment: Segment, cluster: Cluster) => homeCopy.hero.copy[segment][cluster].headline;

export async function choose(
  page: Page,
  label: 'Segment' | 'Behavior' | 'Visitor type',
  option: string,
): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}
