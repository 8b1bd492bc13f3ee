import { ROUTES } from '@/lib/config/routes';
import type { Page } from 'playwright/test';

export const DEMO = `${ROUTES.demo}?visitor=returning`;

export const stage = (page: Page, id: string) => page.locator(`[data-demo=${id}]`);
