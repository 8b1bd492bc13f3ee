import type { DemoStep } from './demo-view';
import { DEFAULT_PERSONA, formatPersonaSlug, PERSONAS, type Persona } from './persona';

export type WalkDirection = 1 | -1;

export function selectNeighbor(persona: Persona, direction: WalkDirection): Persona {
  const at = PERSONAS.findIndex((other) => isSame(other, persona));
  return PERSONAS[(at + direction + PERSONAS.length) % PERSONAS.length] ?? DEFAULT_PERSONA;
}

/** The view's index in the script, or -1. */
export function findStep(steps: readonly DemoStep[], { page, persona }: DemoStep): number {
  return steps.findIndex((step) => step.page === page && isSame(step.persona, persona));
}

/** The next or previous step. From a view outside the script, forward starts at the first step and back at the last. */
export function selectStep(
  steps: readonly DemoStep[],
  current: DemoStep,
  direction: WalkDirection,
): DemoStep | null {
  const at = findStep(steps, current);
  const next = at === -1 && direction === -1 ? steps.length - 1 : at + direction;
  return steps.at(next % steps.length) ?? null;
}

function isSame(one: Persona, other: Persona): boolean {
  return formatPersonaSlug(one) === formatPersonaSlug(other);
}
