export const BARS = {
  performance: { home: 98, other: 95 },
  jsOfBare: 1.15,
  tbtOfBare: 1.3,
  lcpOfStatic: 1.1,
  totalKB: 170,
  requests: 12,
};
/** Lighthouse calls a task long from here on; a floor below it has no blocking time to compare with. */
const SHORTEST_LONG_TASK_MS = 50;

const ratio = (figure, floor) => Math.round((figure / floor) * 100) / 100;

export function compare(row, { bare, landing }) {
  return {
    'JS ×': ratio(row['JS KB'], bare['JS KB']),
    'TBT ×': ratio(row['TBT ms'], Math.max(bare['TBT ms'], SHORTEST_LONG_TASK_MS)),
    'LCP ×': ratio(row['LCP ms'], landing['LCP ms']),
  };
}

export function findMissed(row, ratios, isHome) {
  const performance = isHome ? BARS.performance.home : BARS.performance.other;
  const checks = [
    [row.performance >= performance, `performance ${row.performance} < ${performance}`],
    [row.a11y === 100, `accessibility ${row.a11y} < 100`],
    [row.practices === 100, `best practices ${row.practices} < 100`],
    [row.seo === 100, `SEO ${row.seo} < 100`],
    [row.CLS === 0, `CLS ${row.CLS} > 0`],
    [ratios['JS ×'] <= BARS.jsOfBare, `JS ${ratios['JS ×']} × > ${BARS.jsOfBare} × an empty Next page`],
    [ratios['TBT ×'] <= BARS.tbtOfBare, `TBT ${ratios['TBT ×']} × > ${BARS.tbtOfBare} × an empty Next page`],
    [ratios['LCP ×'] <= BARS.lcpOfStatic, `LCP ${ratios['LCP ×']} × > ${BARS.lcpOfStatic} × static words`],
    [row['all KB'] <= BARS.totalKB, `${row['all KB']} KB > ${BARS.totalKB}`],
    [row.requests <= BARS.requests, `${row.requests} requests > ${BARS.requests}`],
  ];
  return checks.filter(([isKept]) => !isKept).map(([, miss]) => miss);
}
