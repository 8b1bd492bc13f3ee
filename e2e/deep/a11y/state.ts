import type { Page } from 'playwright/test';

/** Called in each state that is to be checked. */
export type CheckState = (what: string) => Promise<void>;
export type State = {
  name: string;
  show: (page: Page, check: CheckState) => Promise<void>;
  /** The consent notice is still open. */
  hasConsentNotice?: boolean;
};

export const RETURNING = '?visitor=returning';
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
