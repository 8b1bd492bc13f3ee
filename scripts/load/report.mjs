/**
 * Prints what was measured beside its bar. A finding without a bar is there to compare with.
 * @param {string} title
 * @param {readonly { what: string, figure: string, bar?: string, isMet?: boolean }[]} findings
 * @returns {boolean} whether every bar was met
 */
export function report(title, findings) {
  console.log(`\n${title}`);
  console.table(
    findings.map(({ what, figure, bar = '', isMet }) => ({
      measured: what,
      figure,
      bar,
      verdict: isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
    })),
  );
  return findings.every(({ isMet }) => isMet !== false);
}

/** @param {readonly number[]} numbers @param {number} share such as 0.99 */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** @param {number} ratio @param {number} least */
export function atLeast(what, ratio, least) {
  return { what, figure: `${ratio.toFixed(2)} ×`, bar: `>= ${least} ×`, isMet: ratio >= least };
}

/** @param {number} ratio @param {number} most */
export function atMost(what, ratio, most) {
  return { what, figure: `${ratio.toFixed(2)} ×`, bar: `<= ${most} ×`, isMet: ratio <= most };
}
