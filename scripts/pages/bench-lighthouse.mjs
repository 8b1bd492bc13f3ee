import { serve } from '../shared/serve.mjs';
import { compare, findMissed } from './bars.mjs';
import { BARE } from './javascript-report.mjs';
import { measurePage } from './lighthouse.mjs';
import { FIRST_VISIT, KNOWN_VISITOR } from './visitors.mjs';

const RUNS = { home: 10, other: 5 };

async function measureFloors(runs, port) {
  const bare = await serve(BARE, port, {});
  const measure = async (name, url) => (await measurePage({ name, url, runs })).row;
  try {
    return {
      bare: await measure('empty Next page', bare.url),
      landing: await measure('bare Next landing', `${bare.url}/landing`),
    };
  } finally {
    await bare.stop();
  }
}

export async function benchLighthouse({ site, paths, runs, port }) {
  const floors = await measureFloors(runs ?? RUNS.home, port);
  const rows = [floors.bare, floors.landing];
  const problems = [];
  for (const path of paths) {
    for (const { slug, cookie } of [FIRST_VISIT, KNOWN_VISITOR]) {
      const name = `${path} ${cookie ? slug : 'first visit'}`;
      const { row, failed } = await measurePage({
        name,
        url: site + path,
        visitor: { slug, cookie },
        runs: runs ?? (path === '/' ? RUNS.home : RUNS.other),
      });
      const ratios = compare(row, floors);
      const missed = findMissed(row, ratios, path);
      rows.push({ ...row, ...ratios, verdict: missed.length === 0 ? 'ok' : `${missed.length} missed` });
      const audits = failed.length > 0 ? `; failed audits: ${failed.join(', ')}` : '';
      if (missed.length > 0) problems.push(`${name}: ${missed.join('; ')}${audits}`);
    }
  }
  console.log(
    `\nLighthouse, mobile, medians of ${runs ?? `${RUNS.other}, of / and the floors of ${RUNS.home}`}`,
  );
  console.table(rows);
  for (const problem of problems) console.log(problem);
  return problems.length === 0;
}
