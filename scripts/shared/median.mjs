/**
 * The middle one of some figures, or halfway between the two in the middle; NaN where there are none.
 * @param {readonly number[]} numbers
 * @returns {number}
 */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const upper = sorted.length >> 1;
  const lower = (sorted.length - 1) >> 1;
  return ((sorted[lower] ?? NaN) + (sorted[upper] ?? NaN)) / 2;
}
