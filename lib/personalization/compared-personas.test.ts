import { DEFAULT_PERSONA, PERSONAS } from './persona';
import { comparePersonas } from './compared-personas';

test.each(PERSONAS)('%o is compared with the standard view, never with itself', (persona) => {
  const { before, after, isOther } = comparePersonas(persona);
  expect(before).toEqual({ ...DEFAULT_PERSONA, visitor: persona.visitor });
  expect(after).not.toEqual(before);
  expect(after.visitor).toBe(persona.visitor);
  if (!isOther) expect(after).toEqual(persona);
});

test('only the standard view is compared with somebody else', () => {
  expect(PERSONAS.filter((persona) => comparePersonas(persona).isOther)).toEqual([
    DEFAULT_PERSONA,
    { ...DEFAULT_PERSONA, visitor: 'returning' },
  ]);
});
