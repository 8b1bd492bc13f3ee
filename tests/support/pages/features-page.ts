import { featuresCopy } from '@/lib/content/pages/features';
import type { RuleId } from '@/lib/personalization/rules';
import type { Page } from 'playwright/test';

export const LOADING = 'Personalizing content for you...';

const tabs = (page: Page) => page.getByRole('tablist', { name: featuresCopy.tabs.label });

export const tab = (page: Page, name: string) => tabs(page).getByRole('tab', { name, exact: true });
export const rule = (page: Page, id: RuleId) => page.locator(`#rule-${id}`);
export const blocks = (page: Page) => page.locator('#ai-content [data-block]');
