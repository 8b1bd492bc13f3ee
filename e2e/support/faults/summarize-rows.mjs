/** Faults that cannot occur on any machine. */
const IMPOSSIBLE = ['SQLite silent'];

/**
 * The line below the table. A fault that this machine cannot inject counts as a missed bar, with its reason.
 * @param {readonly { fault: string, figure: string, verdict: string }[]} rows
 * @returns {{ isMissed: boolean, text: string }} missed also if a bar was not tested
 */
export function summarizeRows(rows) {
  const count = (verdict) => rows.filter((row) => row.verdict === verdict).length;
  const skipped = rows.filter(({ verdict }) => verdict === 'skipped');
  const counts = [
    `bars: ${count('met')} met`,
    ...(count('MISSED') > 0 ? [`${count('MISSED')} MISSED`] : []),
    ...(skipped.length > 0 ? [`${skipped.length} not tried`] : []),
  ];
  const reasons = skipped.map(({ fault, figure }) => `\n  not tried: ${fault}: ${figure}`);
  const isIncomplete = skipped.some(({ fault }) => !IMPOSSIBLE.includes(fault));
  return { isMissed: count('MISSED') > 0 || isIncomplete, text: counts.join(', ') + reasons.join('') };
}
