import { openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '../../../scripts/migrate.mjs';
import { root } from '../../../scripts/set-up/fingerprint.mjs';
import { runCommand, step } from '../../../scripts/shared/console.mjs';
import { createRandom } from '../../../scripts/shared/create-random.mjs';
import { loadTypeScript } from '../../../scripts/shared/load-typescript.mjs';
import { readOptions } from '../../../scripts/shared/read-options.mjs';
import { runNode } from '../../../scripts/shared/run.mjs';
import { runSeason } from './season.mjs';

const USAGE = `Thirty days of visitors to a built copy of this site with a holdout and two running tests, on a faked clock, through HTTP alone.

  npm run bench -- season                       20,000 visitors
  npm run bench -- season --visitors 5000       fewer
  npm run bench -- season --folder .cache/x     on an existing build`;

const PORT = 4395;
const SINCE = Date.parse('2027-01-04');
const DAYS = 28;
/** Two more days, so that the window of the last visitors has ended. */
const SEASON_DAYS = DAYS + 2;
const TOKEN = 'a-token-of-the-season';
const SEED = 20_270_104;

const common = `status: 'running', since: '2027-01-04', days: ${DAYS}, goal: 'step-taken'`;
const copy = `kind: 'copy', ${common}, segments: ['innovation-leader', 'developer', 'sales-prospect']`;
const DECLARATIONS = `import type { Experiment } from './experiment';

export const experiments: readonly Experiment[] = [
  { number: '01', kind: 'holdout', ${common}, heldOut: 0.1, name: 'Personalization', question: 'Does it pay?' },
  { number: '03', ${copy}, place: 'home-hero', name: 'No difference', question: 'Is there none?',
    arms: { b: { eyebrow: 'Another eyebrow' } } },
  { number: '04', ${copy}, place: 'pricing-head', name: 'Two fifths more', question: 'Is it found?',
    arms: { b: { heading: 'Another heading' } } },
];
`;

const failures = [];

function judge(what, isMet, found) {
  console.log(`${isMet ? '✓' : '✗'} ${what.padEnd(62)} ${found}`);
  if (!isMet) failures.push(what);
}

/** A site on the fake clock. `deploy` starts a new server on the same database before stopping the old one. */
async function startServer(folder, name) {
  const { startSite } = await loadTypeScript('e2e/support/server.ts');
  const clockFile = join(folder, `${name}.clock`);
  const file = join(folder, `${name}.db`);
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  writeFileSync(clockFile, String(SINCE - Date.now()));
  const databaseUrl = `file:${file}`;
  await migrate({ databaseUrl });
  const preload = pathToFileURL(join(root, 'e2e/ops/season/fake-clock.mjs')).href;
  const env = {
    NODE_OPTIONS: `--import=${preload}`,
    SEASON_CLOCK: clockFile,
    RESULTS_TOKEN: TOKEN,
    LOG_LEVEL: 'error',
  };
  const log = openSync(join(folder, `${name}.log`), 'w');
  const start = (port) => startSite(port, databaseUrl, 'the server', env, log, folder);
  let site = await start(PORT);
  return {
    clockFile,
    env: { ...env, DATABASE_URL: databaseUrl },
    get url() {
      return site.url;
    },
    async deploy() {
      const before = site;
      site = await start(PORT + 1);
      await before.stop();
    },
    end: () => site.stop(),
  };
}

async function readReports(site) {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { experiments } = await (await fetch(`${site.url}/api/experiments`, { headers })).json();
  return Object.fromEntries(experiments.map((report) => [report.number, report]));
}

const contains = ({ interval }, truth) =>
  interval !== null && interval.low <= truth && (interval.high ?? Infinity) >= truth;
const describe = ({ findings: [{ title, text }] }) => `${title}. ${text}`;

async function runFullSeason(folder, visitors) {
  const server = await startServer(folder, 'season');
  const started = performance.now();
  try {
    const { totals, expected } = await runSeason({
      site: server,
      clockFile: server.clockFile,
      since: SINCE,
      days: SEASON_DAYS,
      countedDays: DAYS,
      visitorsPerDay: Math.ceil(visitors / SEASON_DAYS),
      random: createRandom(SEED),
      events: { botsOn: 9, withdrawalOn: 19 },
      onDay: async (day) => {
        if (day === SEASON_DAYS / 2) await server.deploy();
      },
    });
    const reports = await readReports(server);
    const { output } = await runNode(['scripts/experiments.mjs'], { cwd: folder, env: server.env });
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`\n${output.trim()}\n\n${JSON.stringify(totals)} in ${seconds} s\n`);
    judgeReports(reports);
    judgeCounts(reports, { totals, expected });
  } finally {
    await server.end();
  }
}

function judgeReports(reports) {
  const [[holdout], [alike], [better]] = ['01', '03', '04'].map((number) => reports[number].findings);
  const plain = ['no-clear-difference', 'no-difference-that-matters'];
  judge('no true difference: none is reported', plain.includes(alike.verdict), describe(reports['03']));
  judge('its interval contains 0', contains(alike, 0), JSON.stringify(alike.interval));
  judge('+40%: B is better', better.verdict === 'better', describe(reports['04']));
  judge('its interval contains +40%', contains(better, 0.4), JSON.stringify(better.interval));
  judge('the holdout’s interval contains +40%', contains(holdout, 0.4), describe(reports['01']));
  for (const [number, { findings, health }] of Object.entries(reports))
    judge(`test ${number} passes its health checks`, findings[0].verdict !== 'do-not-read', health);
}

function judgeCounts(reports, { totals, expected }) {
  const { bots, botsCounted, withdrawn, countedAfterwards } = totals;
  judge('no bot is counted', bots > 0 && botsCounted === 0, `${botsCounted} of ${bots}`);
  judge(
    'no visit is counted after a refusal',
    withdrawn > 0 && countedAfterwards === 0,
    `${countedAfterwards} of ${withdrawn}`,
  );
  for (const { number, arms } of Object.values(reports)) {
    for (const { arm, visitors, reached } of arms) {
      const expectedCounts = expected.get(`${number}${arm}`);
      // The report on a small season has no goals.
      const isExact =
        visitors === expectedCounts?.visitors && (reached === null || reached === expectedCounts.reached);
      const figures = `${reached} of ${visitors}, expected ${expectedCounts?.reached} of ${expectedCounts?.visitors}`;
      judge(`${number}${arm}: each visitor and goal is counted once`, isExact, figures);
    }
  }
}

async function runWithBrokenCache(folder) {
  const server = await startServer(folder, 'broken');
  try {
    await runSeason({
      site: server,
      clockFile: server.clockFile,
      since: SINCE,
      days: 10,
      countedDays: 10,
      visitorsPerDay: 300,
      random: createRandom(SEED),
      events: { cacheShare: 0.2 },
    });
    const reports = await readReports(server);
    for (const number of ['03', '04']) {
      const { findings, arms } = reports[number];
      const isMet = findings[0].verdict === 'do-not-read' && arms.length === 0;
      judge(
        `detects a cache serving one version to a fifth, test ${number}`,
        isMet,
        describe(reports[number]),
      );
    }
  } finally {
    await server.end();
  }
}

await runCommand(async () => {
  const options = { visitors: { type: 'string' }, folder: { type: 'string' } };
  const { help, visitors = '20000', folder: built } = readOptions(USAGE, { options }).values;
  if (help) return void console.log(USAGE);
  const { buildTestedSite } = await loadTypeScript('e2e/support/tested-site.ts');
  const folder = built
    ? join(root, built)
    : await step('Build with the tests', async () => {
        const value = await buildTestedSite('season', () => DECLARATIONS);
        return { note: value, value };
      });
  await runFullSeason(folder, Number(visitors));
  await runWithBrokenCache(folder);
  if (failures.length > 0) process.exitCode = 1;
});
