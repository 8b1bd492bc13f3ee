import { BARE } from '../pages/javascript-report.mjs';
import { root } from '../set-up/fingerprint.mjs';
import { median } from '../shared/median.mjs';
import { run } from '../shared/run.mjs';
import { serve } from '../shared/serve.mjs';
import { atMost, report } from './report.mjs';
import { countRequests } from './wrk.mjs';

const SITE_PORT = 3220;
const BARE_PORT = 3221;
const ROUNDS = 5;
const LOAD_SECONDS = 10;

async function residentMegabytes(pid) {
  const { output } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(output) / 1024;
}

/** Measures the time from process start to the first complete page, and memory use under sustained load. */
async function measure(folder, port, env) {
  const from = performance.now();
  const site = await serve(folder, port, env);
  const ms = performance.now() - from;
  try {
    await countRequests({ url: `${site.url}/` }, LOAD_SECONDS);
    return { ms, megabytes: await residentMegabytes(site.pid) };
  } finally {
    await site.stop();
  }
}

export async function benchStartUp(databaseUrl) {
  const bare = [];
  const ours = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await measure(BARE, BARE_PORT, {}));
    ours.push(await measure(root, SITE_PORT, { DATABASE_URL: databaseUrl }));
  }
  const of = (runs, key) => median(runs.map((one) => one[key]));
  const ratio = (key) => median(ours.map((one, round) => one[key] / bare[round][key]));
  return report(`Start and memory (median of ${ROUNDS}, memory after ${LOAD_SECONDS} s of load)`, [
    { what: 'empty Next page, start', figure: `${Math.round(of(bare, 'ms'))} ms` },
    { what: 'this site, start', figure: `${Math.round(of(ours, 'ms'))} ms` },
    atMost('start : empty Next page', ratio('ms'), 1.3),
    { what: 'empty Next page, memory', figure: `${Math.round(of(bare, 'megabytes'))} MB` },
    { what: 'this site, memory', figure: `${Math.round(of(ours, 'megabytes'))} MB` },
    atMost('memory : empty Next page', ratio('megabytes'), 1.3),
  ]);
}
