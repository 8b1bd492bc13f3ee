/** How much a term says. */
export type Weigh = (term: string) => number;
export type Vector = { weights: ReadonlyMap<string, number>; length: number };

export function toVector(terms: readonly string[], weigh: Weigh): Vector {
  const weights = new Map(terms.map((term) => [term, weigh(term)]));
  const squares = [...weights.values()].reduce((sum, weight) => sum + weight * weight, 0);
  return { weights, length: Math.sqrt(squares) };
}

/** How alike two texts are: the cosine of their terms, from 0 to 1. */
export function compare(one: Vector, other: Vector): number {
  let shared = 0;
  for (const [term, weight] of other.weights) shared += weight * (one.weights.get(term) ?? 0);
  return shared === 0 ? 0 : shared / (one.length * other.length);
}
