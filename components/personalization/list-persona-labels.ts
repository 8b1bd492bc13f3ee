import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';

const { segment, cluster, visitor } = shellCopy.selectorBar;

/** 'Developer', 'Explorer', 'New' */
export function listPersonaLabels(persona: Persona): string[] {
  return [
    segment.options[persona.segment].label,
    cluster.options[persona.cluster].label,
    visitor.options[persona.visitor].label,
  ];
}
