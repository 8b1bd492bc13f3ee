import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '../../scripts/migrate.mjs';
import { root } from '../../scripts/set-up/fingerprint.mjs';
import { runCommand, step } from '../../scripts/shared/console.mjs';
import { createRandom } from '../../scripts/shared/create-random.mjs';
import { loadTypeScript } from '../../scripts/shared/load-typescript.mjs';
import { readOptions } from '../../scripts/shared/read-options.mjs';
import { runNode } from '../../scripts/shared/run.mjs';
import { runSeason } from './season.mjs';

const USAGE = `Thirty days of visitors to a built copy of this site with two running tests, on a faked clock, through HTTP alone.

  npm run bench -- season                       20,000 visitors
  npm run bench -- season --visitors 5000       fewer
  npm run bench -- season --folder .cache/x     on a copy that was built before`;

const PORT = 4395;
const SINCE = Date.parse('2027-01-04');
const DAYS = 28;
/** The last day's window is over on the thirtieth. */
const SEASON_DAYS = DAYS + 2;
const TOKEN = 'a-token-of-the-season';
const SEED = 20_270_104;

const common = `kind: 'copy', status: 'running', segments: ['innovation-leader', 'developer', 'sales-prospect'],
    since: '2027-01-04', days: ${DAYS}, goal: 'step-taken'`;
const DECLARATIONS = `import type { Experiment } from './experiment';

export const experiments: readonly Experiment[] = [
  { number: '03', ${common}, place: 'home-hero', name: 'No difference', question: 'Is there none?',
    arms: { b: { eyebrow: 'Another eyebrow' } } },
  { number: '04', ${common}, place: 'pricing-head', name: 'Two fifths more', question: 'Is it found?',
    arms: { b: { heading: 'Another heading' } } },
];
`;

const failures = [];

function judge(what, isKept, found) {
  console.log(`${isKept ? '✓' : '✗'} ${what.padEnd(62)} ${found}`);
  if (!isKept) failures.push(what);
}

/** A server on the season's clock, and the same one again after a deploy. */
async function startServer(folder, name) {
  const { startSite } = await loadTypeScript('tests/support/server.ts');
  const clockFile = join(folder, `${name}.clock`);
  const databaseUrl = `file:${join(folder, `${name}.db`)}`;
  for (const end of ['', '-wal', '-shm'])
    rmSync(`${databaseUrl.slice('file:'.length)}${end}`, { force: true });
  writeFileSync(clockFile, String(SINCE - Date.now()));
  await migrate({ databaseUrl });
  const preload = pathToFileURL(join(root, 'tests/season/fake-clock.mjs')).href;
  const env = {
    NODE_OPTIONS: `--import=${preload}`,
    SEASON_CLOCK: clockFile,
    RESULTS_TOKEN: TOKEN,
    LOG_LEVEL: 'error',
  };
  const start = () => startSite(PORT, databaseUrl, 'the server', env, 'ignore', folder);
  return { site: await start(), start, clockFile, env: { ...env, DATABASE_URL: databaseUrl } };
}

async function readReports(site) {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { experiments } = await (await fetch(`${site.url}/api/experiments`, { headers })).json();
  return Object.fromEntries(experiments.map((report) => [report.number, report]));
}

const holds = ({ interval }, truth) =>
  interval !== null && interval.low <= truth && (interval.high ?? Infinity) >= truth;
const describe = ({ findings: [{ title, text }] }) => `${title}. ${text}`;

async function runWhole(folder, visitors) {
  const server = await startServer(folder, 'season');
  let { site } = server;
  const season = {
    // Read anew for each request: a deploy changes it.
    site: {
      get url() {
        return site.url;
      },
    },
    clockFile: server.clockFile,
    since: SINCE,
    days: SEASON_DAYS,
    visitorsPerDay: Math.ceil(visitors / SEASON_DAYS),
    random: createRandom(SEED),
    events: { botsOn: 9, withdrawalOn: 19 },
    async onDay(day) {
      if (day !== SEASON_DAYS / 2) return;
      await site.end('SIGTERM');
      site = await server.start();
    },
  };
  const started = performance.now();
  const totals = await runSeason(season);
  const reports = await readReports(site);
  const { output } = await runNode(['scripts/experiments.mjs'], { cwd: folder, env: server.env });
  await site.end('SIGTERM');
  console.log(
    `\n${output.trim()}\n\n${JSON.stringify(totals)} in ${Math.round((performance.now() - started) / 1000)} s\n`,
  );
  const [[alike], [better]] = [reports['03'].findings, reports['04'].findings];
  const plain = ['no-clear-difference', 'no-difference-that-matters'];
  judge('no true difference: none is called', plain.includes(alike.verdict), describe(reports['03']));
  judge('its interval holds 0', holds(alike, 0), JSON.stringify(alike.interval));
  judge('+40 %: B is better', better.verdict === 'better', describe(reports['04']));
  judge('its interval holds +40 %', holds(better, 0.4), JSON.stringify(better.interval));
  judge(
    'no bot was counted',
    totals.bots > 0 && totals.botsCounted === 0,
    `${totals.botsCounted} of ${totals.bots}`,
  );
  const seen = [reports['03'], reports['04']].flatMap(({ arms }) => arms.map((arm) => arm.visitors));
  judge(
    'withdrawing takes nothing from the counts',
    totals.withdrawn > 0,
    `${totals.withdrawn} withdrew, ${seen} counted`,
  );
}

async function runBroken(folder) {
  const server = await startServer(folder, 'broken');
  await runSeason({
    site: server.site,
    clockFile: server.clockFile,
    since: SINCE,
    days: 10,
    visitorsPerDay: 300,
    random: createRandom(SEED),
    events: { cacheShare: 0.2 },
  });
  const reports = await readReports(server.site);
  await server.site.end('SIGTERM');
  for (const number of ['03', '04']) {
    const { findings, arms } = reports[number];
    const isKept = findings[0].verdict === 'do-not-read' && arms.length === 0;
    judge(`a cache that serves one version to a fifth, test ${number}`, isKept, describe(reports[number]));
  }
}

await runCommand(async () => {
  const options = { visitors: { type: 'string' }, folder: { type: 'string' } };
  const { help, visitors = '20000', folder: built } = readOptions(USAGE, { options }).values;
  if (help) return void console.log(USAGE);
  const { buildTestedSite } = await loadTypeScript('tests/support/tested-site.ts');
  const folder = built
    ? join(root, built)
    : await step('Build with two tests', async () => {
        const value = await buildTestedSite('season', () => DECLARATIONS);
        return { note: value, value };
      });
  mkdirSync(folder, { recursive: true });
  await runWhole(folder, Number(visitors));
  await runBroken(folder);
  if (failures.length > 0) process.exitCode = 1;
});
