import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './shared/fingerprint.mjs';
import { build, prepare } from './set-up/set-up.mjs';
import { runWithOptions } from './shared/read-options.mjs';
import { serve } from './shared/serve.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200);
const USAGE = `Measures how many pages and calls the built site answers, with autocannon on this machine.

  npm run bench:load                     ten seconds each, on a new SQLite database
  npm run bench:load -- --seconds 60     longer, for figures that vary less
  DATABASE_URL=postgres://… npm run bench:load     on that database, which it fills`;

/** A visitor who chose this persona on an earlier visit. */
const KNOWN = 'persona=developer.researcher.returning.chosen.chosen.11';
const PAGES = ['/', '/features'].flatMap((path) => ['gzip', 'br'].map((coding) => ({ path, coding })));
/** Calls per second of the mix. */
const RATE = 200;

/** Every documented call with its example; ids differ, because the server stores a repeated id once. */
async function readCalls(url) {
  const { paths } = await (await fetch(`${url}/api/openapi.json`)).json();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => {
      const example = requestBody?.content['application/json'].example;
      const fill = (key, value) => (['requestId', 'eventId'].includes(key) ? randomUUID() : value);
      return {
        method: method.toUpperCase(),
        path: path.replaceAll(/\{\w+\}/g, '7'),
        headers: { 'content-type': 'application/json', cookie: `visitor=${'a'.repeat(43)}` },
        setupRequest: (request) => (example ? { ...request, body: JSON.stringify(example, fill) } : request),
      };
    }),
  );
}

const toRow = (what, { requests, latency, non2xx, errors }) => ({
  measured: what,
  'per second': Math.round(requests.average),
  'p50 ms': latency.p50,
  'p99 ms': latency.p99,
  failed: non2xx + errors,
});

async function bench(databaseUrl, duration) {
  const { default: autocannon } = await import('autocannon');
  const env = {
    DATABASE_URL: databaseUrl,
    ANTHROPIC_API_KEY: '',
    RATE_LIMIT_PER_MINUTE: '10000000',
    RATE_LIMIT_ADDRESS_PER_MINUTE: '10000000',
  };
  const site = await serve(root, PORT, env, { path: '/api/health' });
  const rows = [];
  try {
    for (const { path, coding } of PAGES) {
      const headers = { cookie: KNOWN, 'accept-encoding': coding };
      const result = await autocannon({ url: site.url + path, connections: 16, duration, headers });
      rows.push(toRow(`${path}, ${coding}`, result));
    }
    const requests = await readCalls(site.url);
    const options = { url: site.url, connections: 16, duration, requests };
    rows.push(toRow(`all calls, ${RATE} per second`, await autocannon({ ...options, overallRate: RATE })));
    rows.push(toRow('all calls, as fast as they are answered', await autocannon(options)));
  } finally {
    await site.stop();
  }
  console.table(rows);
}

async function run({ seconds = '10' }) {
  const duration = Number(seconds);
  await prepare();
  await build();
  const { DATABASE_URL: given } = process.env;
  if (given) return bench(given, duration);
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const databaseUrl = `file:${join(folder, 'site.db')}`;
    // Imported late, because the packages are installed first.
    const { migrate } = await import('./database/migrate.mjs');
    await migrate({ databaseUrl });
    await bench(databaseUrl, duration);
  } finally {
    await rm(folder, { recursive: true });
  }
}

await runWithOptions(USAGE, run, { options: { seconds: { type: 'string' } } });
