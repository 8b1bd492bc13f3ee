import { parseRecord } from './record';

export const TUTORIAL_TABS = ['welcome', 'recommendations', 'settings'] as const;

export type TutorialTab = (typeof TUTORIAL_TABS)[number];

export const TUTORIAL_STEPS = [
  { id: 'welcome', tab: 'welcome' },
  { id: 'segments', tab: 'welcome' },
  { id: 'behavior', tab: 'welcome' },
  { id: 'recommendations', tab: 'recommendations' },
  { id: 'relevance', tab: 'recommendations' },
  { id: 'settings', tab: 'settings' },
  { id: 'ready', tab: 'settings' },
] as const satisfies readonly { id: string; tab: TutorialTab }[];

export type TutorialStepId = (typeof TUTORIAL_STEPS)[number]['id'];

export type Tutorial = {
  readonly index: number;
  readonly tab: TutorialTab;
  readonly done: readonly TutorialStepId[];
  /** `advancing`: the step is done and the caller's delay runs until it dispatches `advanced`. */
  readonly status: 'open' | 'advancing' | 'finished';
};

export type TutorialAction =
  | { type: 'next' }
  | { type: 'advanced' }
  | { type: 'back' }
  | { type: 'tab-chosen'; tab: TutorialTab }
  | { type: 'skipped' };

export const TUTORIAL_START: Tutorial = { index: 0, tab: 'welcome', done: [], status: 'open' };

const LAST_INDEX = TUTORIAL_STEPS.length - 1;

/** Skipping and finishing both end in `finished`, which completes onboarding. The last step does not wait. */
export function reduceTutorial(tutorial: Tutorial, action: TutorialAction): Tutorial {
  if (tutorial.status === 'finished') return tutorial;
  switch (action.type) {
    case 'next': {
      if (tutorial.status === 'advancing') return tutorial;
      const done = [...new Set([...tutorial.done, currentTutorialStep(tutorial)])];
      return { ...tutorial, done, status: isLastTutorialStep(tutorial) ? 'finished' : 'advancing' };
    }
    case 'advanced':
      return tutorial.status === 'advancing' ? enterStep(tutorial, tutorial.index + 1) : tutorial;
    case 'back':
      return tutorial.index === 0 ? tutorial : enterStep(tutorial, tutorial.index - 1);
    case 'tab-chosen':
      return { ...tutorial, tab: action.tab };
    case 'skipped':
      return { ...tutorial, status: 'finished' };
  }
}

export function currentTutorialStep({ index }: Tutorial): TutorialStepId {
  return stepAt(index).id;
}

/** The step to show on the selected tab: the current step if it is on that tab, or else the tab's first. */
export function selectShownTutorialStep(tutorial: Tutorial): TutorialStepId {
  const current = stepAt(tutorial.index);
  if (current.tab === tutorial.tab) return current.id;
  return TUTORIAL_STEPS.find(({ tab }) => tab === tutorial.tab)?.id ?? current.id;
}

export function isLastTutorialStep({ index }: Tutorial): boolean {
  return index === LAST_INDEX;
}

export function selectTutorialDelay(
  step: TutorialStepId,
  delays: { welcome: number; standard: number },
): number {
  return step === 'welcome' ? delays.welcome : delays.standard;
}

function enterStep(tutorial: Tutorial, index: number): Tutorial {
  return { ...tutorial, index, tab: stepAt(index).tab, status: 'open' };
}

function stepAt(index: number) {
  return TUTORIAL_STEPS[index] ?? TUTORIAL_STEPS[0];
}

export type TutorialMemory = { readonly open: boolean; readonly tutorial: Tutorial };

/** Does not store a running wait: the step stays completed and visible. */
export function formatTutorialMemory({ open, tutorial }: TutorialMemory): string {
  return JSON.stringify({ open, index: tutorial.index, done: tutorial.done });
}

/** Ignores invalid parts of the stored state. */
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
