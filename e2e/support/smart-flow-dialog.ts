import type { Page } from 'playwright/test';
import { smartFlowCopy } from '@/lib/content/smart-flow';

export const dialog = (page: Page) => page.getByRole('dialog', { name: smartFlowCopy.title });
export const inTour = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const stepTitle = (page: Page) => dialog(page).getByRole('heading', { level: 3 });
