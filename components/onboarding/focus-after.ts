import { flushSync } from 'react-dom';

export const STEP_TITLE_ID = 'onboarding-step-title';
export const HELP_TITLE_ID = 'onboarding-help-title';
/** Describes the step's title, so that a screen reader says the progress whenever the step changes. */
export const PROGRESS_TEXT_ID = 'onboarding-progress';

/**
 * Makes a change that moves, opens or hides the panel, and puts the focus where the visitor goes on: the step, the
 * help card in its place, or the page. Only what was pressed moves the focus; no other change may take it away.
 */
export function focusAfter(change: () => void): void {
  flushSync(change);
  const title = document.getElementById(STEP_TITLE_ID) ?? document.getElementById(HELP_TITLE_ID);
  if (title) title.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}
