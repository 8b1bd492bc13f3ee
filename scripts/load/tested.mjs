import { randomBytes, randomUUID } from 'node:crypto';
import { runFront } from '../../deploy/nginx/run.mjs';
import { migrate } from '../migrate.mjs';
import { root } from '../set-up/fingerprint.mjs';
import { step, StepError } from '../shared/console.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';
import { serve } from '../shared/serve.mjs';
import { measureAlternately, PER_SECOND, ROUNDS, withPostgres, withSqlite } from './calls.mjs';
import { dialectOf, fillDatabase } from './fill.mjs';
import { PERSONA_HEADERS } from './pages.mjs';
import { atLeast, judgeRatios, judgeTimes, report, within } from './report.mjs';
import { compareTargets } from './wrk.mjs';

const PORTS = { plain: 3260, tested: 3261, plainFront: 3262, testedFront: 3263 };
const STORED = { visitors: 750_000, tests: ['01', '02'], days: 90 };
const VISITORS_PER_STATEMENT = 25_000;
const BAR_MS = 100;
const STARTS = 3;
const RESULTS_KEPT_MS = 1100;
const TOKEN = 'the-token-of-the-measurement';
/** Other user agents are taken for programs and not counted. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const ARMS = 'experiments=01b.02b';

let built;

/** Builds the site with a personalization test and a headline test running, once for all parts that need it. */
function buildTested() {
  built ??= step('Build with running tests', async () => {
    const { buildTestedSite } = await loadTypeScript('e2e/support/tested-site.ts');
    const value = await buildTestedSite('tested-load');
    return { note: value, value };
  });
  return built;
}

export async function benchTestedPages(databaseUrl) {
  const folder = await buildTested();
  const plain = await serve(root, PORTS.plain, { DATABASE_URL: databaseUrl });
  const tested = await serve(folder, PORTS.tested, { DATABASE_URL: databaseUrl });
  const withArm = (arm) => ({ cookie: `${PERSONA_HEADERS.cookie}; experiments=01b.02${arm}` });
  const frontOf = (port, instance, built) => runFront({ port, instances: [`127.0.0.1:${instance}`], built });
  const fronts = [
    await frontOf(PORTS.plainFront, PORTS.plain, root),
    await frontOf(PORTS.testedFront, PORTS.tested, folder),
  ];
  const gzip = { 'accept-encoding': 'gzip' };
  const targets = [
    { way: 'alone', urls: [plain.url, tested.url], more: {} },
    { way: 'gzip', urls: [plain.url, tested.url], more: gzip },
    { way: 'nginx', urls: fronts.map(({ url }) => url), more: {} },
  ].flatMap(({ way, urls: [untested, running], more }) => [
    { way, name: `${way}: no test`, url: `${untested}/`, headers: { ...PERSONA_HEADERS, ...more } },
    { way, name: `${way}: arm a`, url: `${running}/`, headers: { ...withArm('a'), ...more } },
    { way, name: `${way}: arm b`, url: `${running}/`, headers: { ...withArm('b'), ...more } },
  ]);
  try {
    const { perSecond, ratio } = await compareTargets(targets);
    return report(
      'HTML with a running test, for visitors with its cookie (wrk, 16 connections, the home page)',
      [
        ...targets.map(({ name }) => ({ what: name, figure: `${Math.round(perSecond(name))} requests/s` })),
        ...targets
          .filter(({ name }) => !name.endsWith('no test'))
          .map(({ name, way }) => atLeast(`${name} : no test`, ratio(name, `${way}: no test`), 0.9)),
      ],
    );
  } finally {
    await Promise.all([...fronts, plain, tested].map(({ stop }) => stop()));
  }
}

/** Each visitor sees the tested copy, and opens the pricing page a second later. @returns {Promise<import('./calls.mjs').Mix>} */
async function mixVisits() {
  const names = ['POST /api/exposures', 'POST /api/events'];
  const [exposures, events] = names;
  const compose = (length) => {
    const visitors = Array.from({ length }, () => randomBytes(32).toString('base64url'));
    return visitors.map((_, index) => {
      const isExposure = index % 2 === 0;
      const visitor = visitors[isExposure ? index : Math.max(0, index - PER_SECOND - 1)];
      const event = {
        eventId: randomUUID(),
        eventType: 'pageview',
        page: '/pricing',
        occurredAt: new Date().toISOString(),
      };
      const body = isExposure ? { seen: ['02b'] } : { userId: 7, events: [event] };
      const cookie = `visitor=${visitor}; ${ARMS}; ${PERSONA_HEADERS.cookie}`;
      return {
        name: isExposure ? exposures : events,
        method: 'POST',
        path: isExposure ? '/api/exposures' : '/api/events',
        headers: { cookie, 'user-agent': BROWSER, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
    });
  };
  return { names, compose };
}

const LIVE_NAMES = [
  ...['sessions', 'seconds', 'adapted', 'adapted:taken', 'ratings', 'ratings:good'],
  ...Array.from({ length: 4 }, (_, index) => `step:${index + 2}`),
  ...['segment', 'cluster'].flatMap((kind) => ['one', 'two', 'three'].map((name) => `${kind}:${name}`)),
  ...['views', 'engaged'].flatMap((kind) => Array.from({ length: 16 }, (_, page) => `${kind}:/${page}`)),
  ...Array.from({ length: 25 }, (_, index) => `clicks:${index}`),
];

/** Statements that store visitors with both tests each, spread over a day, daily counts and live counts. */
function statements({ id, now, later, count, shards }) {
  const values = (list) => list.map((value) => `('${value}')`).join(', ');
  const day = (daysBefore) => new Date(Date.now() - daysBefore * 86_400_000).toISOString().slice(0, 10);
  const days = Array.from({ length: STORED.days }, (_, before) => `day:${day(before)}`);
  return {
    visitors: `INSERT INTO "Visitor" ("id", "createdAt", "lastSeenAt")
      SELECT ${id}, ${now}, ${now} FROM ${count(VISITORS_PER_STATEMENT)}`,
    exposures: `WITH tests(number) AS (VALUES ${values(STORED.tests)})
      INSERT INTO "ExperimentExposure" ("visitorId", "number", "arm", "day", "exposedAt")
      SELECT v."id", tests.number, CASE WHEN v."id" < '8' THEN 'a' ELSE 'b' END, '${day(0)}', ${later}
      FROM "Visitor" AS v, tests`,
    days: `INSERT INTO "ExperimentCount" ("number", "day", "arm", "shard", "seen", "goal", "guard", "mixed", "mismatched")
      SELECT "number", "day", "arm", 0, COUNT(*), 0, 0, 0, 0 FROM "ExperimentExposure" GROUP BY "number", "day", "arm"`,
    live: `WITH days(bucket) AS (VALUES ${values(days)}), names(name) AS (VALUES ${values(LIVE_NAMES)})
      INSERT INTO "LiveCount" ("bucket", "name", "shard", "count")
      SELECT days.bucket, names.name, n.n - 1, 1000 FROM days, names, ${count(shards)}`,
  };
}

const SQLITE = {
  shards: 1,
  id: 'lower(hex(randomblob(32)))',
  later: `strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '-' || abs(random() % 80000) || ' seconds')`,
};

const POSTGRES = {
  shards: 8,
  id: `encode(sha256(gen_random_uuid()::text::bytea), 'hex')`,
  later: `CURRENT_TIMESTAMP - random() * interval '80000 seconds'`,
};

function fillTested(databaseUrl) {
  const dialect = dialectOf(databaseUrl, { sqlite: SQLITE, postgres: POSTGRES });
  const { visitors, exposures, days, live } = statements(dialect);
  const blocks = Array.from({ length: STORED.visitors / VISITORS_PER_STATEMENT }, () => visitors);
  return fillDatabase(
    databaseUrl,
    [...blocks, exposures, days, live].map((sql) => ({ sql })),
  );
}

/** Measures uncached results on a server with warm code: the slowest of a few starts. */
async function measureReads(databaseUrl) {
  const env = { DATABASE_URL: databaseUrl, RESULTS_TOKEN: TOKEN, ANTHROPIC_API_KEY: '' };
  const results = 'GET /api/experiments';
  const live = 'GET /api/live?range=90d';
  const slowest = { [results]: 0, [live]: 0 };
  for (let start = 0; start < STARTS; start += 1) {
    const site = await serve(await buildTested(), PORTS.tested, env, '/api/health');
    try {
      await ask(site.url, 'GET /api/live?range=7d');
      await ask(site.url, results);
      await new Promise((resolve) => setTimeout(resolve, RESULTS_KEPT_MS));
      for (const name of [results, live]) slowest[name] = Math.max(slowest[name], await ask(site.url, name));
    } finally {
      await site.stop();
    }
  }
  return Object.entries(slowest).map(([what, ms]) =>
    within(`${what}, the slowest of ${STARTS} starts`, ms, BAR_MS, 'ms', ms.toFixed(0)),
  );
}

async function ask(url, name) {
  const from = performance.now();
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await fetch(url + name.slice('GET '.length), { headers });
  const body = await answer.text();
  const ms = performance.now() - from;
  if (answer.ok && /"figures":\{|"number":/.test(body)) return ms;
  throw new StepError(`${name} returned no figures.`, { output: `${answer.status} ${body}` });
}

async function benchTested(kind, urls) {
  const folder = await buildTested();
  for (const databaseUrl of Object.values(urls)) await migrate({ databaseUrl });
  const exposures = STORED.visitors * STORED.tests.length;
  await step(`Filling ${kind}`, async () => {
    await fillTested(urls.full);
    return { note: `${exposures} exposures, ${STORED.days} days of figures` };
  });
  const reads = await measureReads(urls.full);
  const { empty, full } = await measureAlternately(urls, mixVisits, folder);
  return report(
    `Running tests on ${kind}, ${exposures} exposures stored : none, ${PER_SECOND} calls a second (median of ${ROUNDS} rounds by turns; least and most)`,
    [
      ...judgeTimes('empty', empty, false),
      ...judgeTimes('full', full, false),
      ...judgeRatios(full, empty),
      ...reads,
    ],
  );
}

export const benchTestedOnSqlite = () => withSqlite((urls) => benchTested('SQLite', urls));
export const benchTestedOnPostgres = () => withPostgres((urls) => benchTested('Postgres', urls));
