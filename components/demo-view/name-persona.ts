import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';

const { segment, cluster, visitor } = shellCopy.selectorBar;

/** 'Developer · Researcher · Returning'; no line begins with a dot. */
export function namePersona(persona: Persona): string {
  return [
    segment.options[persona.segment].label,
    cluster.options[persona.cluster].label,
    visitor.options[persona.visitor].label,
  ].join('\u00a0· ');
}
