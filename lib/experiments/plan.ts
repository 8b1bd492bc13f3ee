/** (2.0537 + 0.8416)²: the 4 % error of the interval at the end, and 80 % power. */
const EFFORT = 8.383168;

/** Converts in both arms together that four tests of five need to find a rate ratio, at a challenger's share `q`. */
export function convertsNeeded(ratio: number, q: number): number {
  const share = (q * ratio) / (q * ratio + 1 - q);
  return Math.ceil(EFFORT / (share * (1 - share) * Math.log(ratio) ** 2));
}

/** The smallest uplift that four tests of five would find among so many converts; Infinity below any use. */
export function findableUplift(converts: number, q: number): number {
  let [small, large] = [1, 100];
  if (convertsNeeded(large, q) > converts) return Infinity;
  for (let step = 0; step < 50; step++) {
    const middle = (small + large) / 2;
    if (convertsNeeded(middle, q) > converts) small = middle;
    else large = middle;
  }
  return large - 1;
}
