import type { Page } from 'playwright/test';

/** Called whenever there is something new to look at. */
export type See = (what: string) => Promise<void>;
export type State = {
  name: string;
  show: (page: Page, see: See) => Promise<void>;
  /** The visitor has not answered the notice yet. */
  isUnanswered?: boolean;
};

export const RETURNING = '?visitor=returning';
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
