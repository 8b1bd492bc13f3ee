import { ROUTES } from '@/lib/config/routes';
import { demoCopy } from '@/lib/content/pages/demo';
import type { Page } from 'playwright/test';

export const DEMO = `${ROUTES.demo}?visitor=returning`;

export const stage = (page: Page, id: string) => page.locator(`[data-demo=${id}]`);
export const finder = (page: Page) => page.getByRole('searchbox', { name: demoCopy.finder.label });
export const region = (page: Page) => page.locator('[data-slot=live-region]');
