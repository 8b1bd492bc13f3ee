import { findStep, selectNeighbor, selectStep } from './demo-walk';
import { formatPersonaSlug, PERSONAS } from './persona';

const [first, second, third] = PERSONAS;
if (!first || !second || !third) throw new Error('No personas');
const steps = [
  { page: '/', persona: first },
  { page: '/pricing', persona: first },
  { page: '/pricing', persona: second },
];

test('forward visits all 18 and wraps around; back is the reverse', () => {
  let persona = first;
  const seen = PERSONAS.map(() => formatPersonaSlug((persona = selectNeighbor(persona, 1))));
  expect(new Set(seen).size).toBe(18);
  expect(persona).toEqual(first);
  for (const each of PERSONAS) expect(selectNeighbor(selectNeighbor(each, 1), -1)).toEqual(each);
});

test.each([
  ['the first', steps[0], 0, 1, 2],
  ['the second', steps[1], 1, 2, 0],
  ['the last', steps[2], 2, 0, 1],
  ['beside it', { page: '/', persona: third }, -1, 0, 2],
] as const)('from %s', (_, here, at, next, previous) => {
  if (!here) throw new Error('No step selected');
  expect(findStep(steps, here)).toBe(at);
  expect(selectStep(steps, here, 1)).toBe(steps[next]);
  expect(selectStep(steps, here, -1)).toBe(steps[previous]);
});

test('without a script there is no step to select', () => {
  expect(selectStep([], { page: '/', persona: first }, 1)).toBeNull();
  expect(selectStep([], { page: '/', persona: first }, -1)).toBeNull();
});
