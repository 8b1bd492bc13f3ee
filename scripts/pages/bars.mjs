/** Thresholds. `lcp`: relative to the bare landing; `tbt`: relative to an empty page; `javascriptKb`: gzip, on any route. */
export const BARS = { performance: 98, lcp: 0.85, tbt: 1.3, javascriptKb: 200 };
/** It frames two whole pages, so its threshold is lower. */
const COMPARE = { path: '/compare', performance: 95 };
/** Below this, blocking time is unnoticeable and always passes. */
const FREE_TBT_MS = 150;

const ratio = (figure, floor) => Math.round((figure / floor) * 100) / 100;

export function compare(row, { bare, landing }) {
  return {
    'JS ×': ratio(row['JS KB'], bare['JS KB']),
    'TBT ×': ratio(row['TBT ms'], Math.max(bare['TBT ms'], FREE_TBT_MS / BARS.tbt)),
    'LCP ×': ratio(row['LCP ms'], landing['LCP ms']),
  };
}

export function findMissed(row, ratios, path) {
  const performance = path === COMPARE.path ? COMPARE.performance : BARS.performance;
  const checks = [
    [row.performance >= performance, `performance ${row.performance} < ${performance}`],
    [row.a11y === 100, `accessibility ${row.a11y} < 100`],
    [row.practices === 100, `best practices ${row.practices} < 100`],
    [row.seo === 100, `SEO ${row.seo} < 100`],
    [row.CLS === 0, `CLS ${row.CLS} > 0`],
    [ratios['TBT ×'] <= BARS.tbt, `TBT ${ratios['TBT ×']} × > ${BARS.tbt} × an empty Next page`],
    [ratios['LCP ×'] <= BARS.lcp, `LCP ${ratios['LCP ×']} × > ${BARS.lcp} × a bare Next landing`],
  ];
  return checks.filter(([isMet]) => !isMet).map(([, miss]) => miss);
}
