import { parseRecord } from './record';
import { TUTORIAL_START, TUTORIAL_STEPS, type Tutorial } from './tutorial';

export type TutorialMemory = { readonly open: boolean; readonly tutorial: Tutorial };

/** A wait that was running when the tutorial was put away is not taken up again: the step is done, and still shown. */
export function formatTutorialMemory({ open, tutorial }: TutorialMemory): string {
  return JSON.stringify({ open, index: tutorial.index, done: tutorial.done });
}

/** A stored memory; whatever is nonsense in it counts as never said. */
export function parseTutorialMemory(text: string | null): TutorialMemory {
  const fields = parseRecord(text) ?? {};
  const index = TUTORIAL_STEPS.findIndex((_, position) => position === fields.index);
  const step = TUTORIAL_STEPS[index];
  const stored: readonly unknown[] = Array.isArray(fields.done) ? fields.done : [];
  const done = TUTORIAL_STEPS.map(({ id }) => id).filter((id) => stored.includes(id));
  return {
    open: fields.open === true,
    tutorial: step ? { index, tab: step.tab, done, status: 'open' } : TUTORIAL_START,
  };
}
