import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tests/support/postgres-server.mjs';
import { step } from '../console.mjs';
import { root } from '../fingerprint.mjs';
import { migrate } from '../migrate.mjs';
import { serve } from '../serve.mjs';
import { sendAtRate } from './arrivals.mjs';
import { fill, STORED } from './fill.mjs';
import { composeCall, readCalls } from './mix.mjs';
import { atMost, quantile, report } from './report.mjs';

const SITE_PORT = 3230;
const PER_SECOND = 200;
const SECONDS = Number(process.env.SECONDS ?? 60);
/** Until V8 has compiled what is asked for again and again, a start costs several times what its calls cost later. */
const WARM_UP_SECONDS = 30;
/** Of the stored visitors, those that are here in one run. */
const PRESENT = 1000;
const BAR_MS = 25;
const NO_LIMIT = { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000' };

/** Each call in turn, each time by another visitor. */
function composeMix(calls, seconds) {
  return Array.from({ length: PER_SECOND * seconds }, (_, index) => {
    const visitor = (index * 7919) % PRESENT;
    return composeCall(calls[index % calls.length], visitor * (STORED.visitors / PRESENT));
  });
}

/**
 * `times` holds the milliseconds of each call, by name, of those that failed too; `all calls` is all of them.
 * @returns {Promise<{ times: Map<string, number[]>, failed: string[] }>}
 */
async function measure(databaseUrl) {
  const env = { ...NO_LIMIT, DATABASE_URL: databaseUrl, TRUST_PROXY: '1', ANTHROPIC_API_KEY: '' };
  const site = await serve(root, SITE_PORT, env, '/api/health');
  try {
    const calls = await readCalls(site.url);
    await sendAtRate(site.url, PER_SECOND, composeMix(calls, WARM_UP_SECONDS));
    const answers = await sendAtRate(site.url, PER_SECOND, composeMix(calls, SECONDS));
    const times = new Map([['all calls', answers.map(({ ms }) => ms)]]);
    for (const { name } of calls)
      times.set(
        name,
        answers.filter(({ sent }) => sent.name === name).map(({ ms }) => ms),
      );
    const failed = answers
      .filter(({ status }) => status < 200 || status > 299)
      .map(({ sent, status, error }) => `${sent.name}: ${error ?? status}`);
    return { times, failed };
  } finally {
    await site.stop();
  }
}

const figure = (times) =>
  `p50 ${quantile(times, 0.5).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)} ms`;

/** Measures the empty and the full database of one kind. Only SQLite's times have a bar of their own. */
async function benchDatabase(kind, { emptyUrl, fullUrl }) {
  for (const databaseUrl of [emptyUrl, fullUrl]) await migrate({ databaseUrl });
  await step(`Filling ${kind}`, async () => {
    await fill(fullUrl);
    return { note: `${STORED.events} events, ${STORED.chats} chats, ${STORED.visitors} visitors` };
  });
  const empty = await measure(emptyUrl);
  const full = await measure(fullUrl);
  const rows = [empty, full].flatMap(({ times, failed }, index) => {
    const which = index === 0 ? 'empty' : 'full';
    for (const words of new Set(failed)) console.error(`${which}, ${words}`);
    return [
      {
        what: `${which}, not answered well`,
        figure: `${failed.length} of ${times.get('all calls').length}`,
        bar: '0',
        isMet: failed.length === 0,
      },
      ...[...times].map(([name, list]) => ({
        what: `${which}, ${name}`,
        figure: figure(list),
        ...(kind === 'SQLite' && {
          bar: `p99 <= ${BAR_MS} ms`,
          isMet: quantile(list, 0.99) <= BAR_MS,
        }),
      })),
    ];
  });
  const p99 = ({ times }) => quantile(times.get('all calls'), 0.99);
  return report(`Calls on ${kind}, ${PER_SECOND} a second, each as often as the others`, [
    ...rows,
    atMost('full : empty, p99 of all calls', p99(full) / p99(empty), 1.2),
  ]);
}

/** Every documented call at a fixed rate, before and after a year of visitors. */
export async function benchCallsOnSqlite() {
  const folder = await mkdtemp(join(tmpdir(), 'load-calls-'));
  try {
    return await benchDatabase('SQLite', {
      emptyUrl: `file:${join(folder, 'empty.db')}`,
      fullUrl: `file:${join(folder, 'full.db')}`,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function benchCallsOnPostgres() {
  const postgres = await startPostgres({ syncs: true });
  try {
    for (const name of ['empty', 'full']) await postgres.createDatabase(name);
    return await benchDatabase('Postgres', {
      emptyUrl: postgres.url('empty'),
      fullUrl: postgres.url('full'),
    });
  } finally {
    await postgres.stop();
  }
}
