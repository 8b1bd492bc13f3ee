import { closeTutorial, type TutorialOpening } from './tutorial-switch';

const findMain = () => document.querySelector('main');

/** Put away, to be taken up again: the focus returns to the button, or to the page that it is gone from. */
export function putTutorialAway({ openerId }: TutorialOpening): void {
  const opener = openerId === null ? null : document.getElementById(openerId);
  (opener ?? findMain())?.focus({ preventScroll: true });
  closeTutorial();
}

/** Finished: the help card and its button go with the onboarding, so that only a button on the page gets the focus. */
export function endTutorial({ openerId }: TutorialOpening, completeOnboarding: () => void): void {
  const opener = openerId === null ? null : document.getElementById(openerId);
  const main = findMain();
  (main?.contains(opener) ? opener : main)?.focus({ preventScroll: true });
  completeOnboarding();
  closeTutorial();
}
