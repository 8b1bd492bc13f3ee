import type { Page } from 'playwright/test';

/** Called in each state that is to be checked. */
export type CheckState = (what: string) => Promise<void>;
/** Each brings the page into one or more states. */
export type States = Record<string, (page: Page, check: CheckState) => Promise<void>>;

export const RETURNING = '?visitor=returning';
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
