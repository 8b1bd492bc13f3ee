import { DEFAULT_PERSONA, type Persona } from './persona';

/** The persona for 'after' when the visitor reads the standard page. */
const OTHER = { segment: 'developer', cluster: 'researcher' } as const;

export type ComparedPersonas = {
  before: Persona;
  after: Persona;
  isOther: boolean;
};

export function comparePersonas(persona: Persona): ComparedPersonas {
  const isOther = persona.segment === DEFAULT_PERSONA.segment && persona.cluster === DEFAULT_PERSONA.cluster;
  const { visitor } = persona;
  return {
    before: { ...DEFAULT_PERSONA, visitor },
    after: isOther ? { ...OTHER, visitor } : persona,
    isOther,
  };
}
