import { decidePersona } from './decide-persona';
import type { Reason } from './decision';
import type { Persona } from './persona';

/** Why words differ by visitor: the rule that chose the persona, and the parts of it that these words go by. */
export function explainCopy(parts: Partial<Persona>): Reason {
  const { reason } = decidePersona({ url: parts, cookie: null });
  return { ...reason, signals: Object.entries(parts).map(([field, value]) => ({ field, value })) };
}
