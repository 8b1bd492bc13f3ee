import type { DemoStep } from './demo-view';
import { DEFAULT_PERSONA, formatPersonaSlug, PERSONAS, type Persona } from './persona';

export type WalkWay = 1 | -1;

export function selectNeighbor(persona: Persona, way: WalkWay): Persona {
  const at = PERSONAS.findIndex((other) => isSame(other, persona));
  return PERSONAS[(at + way + PERSONAS.length) % PERSONAS.length] ?? DEFAULT_PERSONA;
}

/** The view's index in the script, or -1. */
export function findStep(steps: readonly DemoStep[], { page, persona }: DemoStep): number {
  return steps.findIndex((step) => step.page === page && isSame(step.persona, persona));
}

/** The next or previous step. From a view outside the script, forward starts at the first step and back at the last. */
export function selectStep(steps: readonly DemoStep[], here: DemoStep, way: WalkWay): DemoStep | null {
  const at = findStep(steps, here);
  const next = at === -1 && way === -1 ? steps.length - 1 : at + way;
  return steps.at(next % steps.length) ?? null;
}

function isSame(one: Persona, other: Persona): boolean {
  return formatPersonaSlug(one) === formatPersonaSlug(other);
}
