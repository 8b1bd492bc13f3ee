const MIN_LENGTH = 6;
const LONG = 10;

/** The known word that a mistyped one most likely stands for; null when none is close. */
export type CorrectSpelling = (word: string) => string | null;

/** `counts` says how often a word is used: of two that are equally close, the more frequent one is meant. */
export function createSpelling(counts: ReadonlyMap<string, number>): CorrectSpelling {
  const byInitial = new Map<string, string[]>();
  for (const word of counts.keys()) {
    const initial = word[0] ?? '';
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), word]);
  }
  return function correct(word) {
    if (word.length < MIN_LENGTH || /\P{L}/u.test(word)) return null;
    const allowed = word.length < LONG ? 1 : 2;
    let best: string | null = null;
    let least = allowed + 1;
    for (const candidate of byInitial.get(word[0] ?? '') ?? []) {
      if (Math.abs(candidate.length - word.length) > allowed || candidate.length < MIN_LENGTH - 1) continue;
      const distance = countEdits(word, candidate, allowed);
      const isCommoner = (counts.get(candidate) ?? 0) > (counts.get(best ?? '') ?? 0);
      if (distance < least || (distance === least && distance <= allowed && isCommoner)) {
        best = candidate;
        least = distance;
      }
    }
    return best;
  };
}

/** Insertions, deletions, replacements and swapped neighbors; Infinity as soon as they are more than allowed. */
function countEdits(a: string, b: string, allowed: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          row > 1 && column > 1 && isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > allowed) return Infinity;
    before = above;
    above = current;
  }
  return above[b.length] ?? 0;
}
