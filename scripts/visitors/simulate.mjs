/**
 * How a visitor of each cluster is assumed to behave. `weights` is how often each kind of event comes up, `depth`
 * between which depths a scroll ends. Assumptions, not measurements: nobody's visits are in here.
 */
export const ASSUMPTIONS = {
  explorer: {
    why: 'opens page after page, reads the top of each, follows links',
    weights: { pageview: 5, link: 3, scroll: 5, button: 1, cta: 0.3 },
    depth: [15, 60],
  },
  researcher: {
    why: 'stays on few pages, reads them to the end, opens what folds',
    weights: { pageview: 1.2, link: 1, scroll: 8, button: 0.8, cta: 0.2 },
    depth: [55, 100],
  },
  converter: {
    why: 'looks for prices and the demo, presses what leads there, fills in forms',
    weights: { pageview: 2, link: 1, scroll: 3, button: 2, cta: 2, input: 1 },
    depth: [20, 80],
  },
};

/** The same numbers for the same seed, from 0 to below 1 (mulberry32). */
export function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function drawKind(weights, random) {
  const entries = Object.entries(weights);
  let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [kind, weight] of entries) {
    rest -= weight;
    if (rest < 0) return kind;
  }
  return entries[0][0];
}

/** A visit of `length` events that begins with its first page. */
export function simulateVisit({ weights, depth: [low, high] }, length, random) {
  return Array.from({ length }, (_, index) => {
    const kind = index === 0 ? 'pageview' : drawKind(weights, random);
    if (kind === 'pageview') return { eventType: 'pageview', eventData: {} };
    if (kind !== 'scroll') return { eventType: 'click', eventData: { elementType: kind } };
    return { eventType: 'scroll', eventData: { depth: Math.round(low + random() * (high - low)) } };
  });
}
