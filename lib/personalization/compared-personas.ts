import { DEFAULT_PERSONA, type Persona } from './persona';

/** Who stands in for 'after' when the visitor reads the standard page: the words of one, not of all. */
const OTHER = { segment: 'developer', cluster: 'researcher' } as const;

export type ComparedPersonas = {
  before: Persona;
  after: Persona;
  /** The visitor is the standard one, so `after` is somebody else. */
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
