import { flushSync } from 'react-dom';

export const STEP_TITLE_ID = 'onboarding-step-title';
export const HELP_TITLE_ID = 'onboarding-help-title';
/** Describes the step's title, so that a screen reader says the progress whenever the step changes. */
export const PROGRESS_TEXT_ID = 'onboarding-progress';

/** Applies a change to the panel and focuses where the visitor continues: step, help card or page. */
export function focusAfter(change: () => void): void {
  flushSync(change);
  const title = document.getElementById(STEP_TITLE_ID) ?? document.getElementById(HELP_TITLE_ID);
  if (title) title.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}
