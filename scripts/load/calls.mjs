import { join } from 'node:path';
import { startPostgres } from '../../e2e/support/postgres-server.mjs';
import { migrate } from '../migrate.mjs';
import { root } from '../set-up/fingerprint.mjs';
import { step } from '../shared/console.mjs';
import { serve } from '../shared/serve.mjs';
import { withDatabase } from '../shared/with-database.mjs';
import { sendAtRate } from './arrivals.mjs';
import { composeCall, fill, readCalls, STORED } from './visitors.mjs';
import { ALL_CALLS, judgeRatios, judgeTimes, report } from './report.mjs';

const SITE_PORTS = { empty: 3230, full: 3231 };
export const PER_SECOND = 200;
export const ROUNDS = 5;
/**
 * Per database, over all its rounds. `SECONDS=300 npm run bench -- load calls-sqlite` measures five times as long: a
 * round then has enough of each call for its own p99, with less noise.
 */
const SECONDS = Number(process.env.SECONDS ?? 60);
const ROUND_CALLS = Math.round((PER_SECOND * SECONDS) / ROUNDS);
/** Until V8 has compiled the hot code, calls cost several times as much. */
const WARM_UP_SECONDS = 30;
const PRESENT = 1000;
const NO_LIMIT = { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000' };

/** Cycles through every documented call. @returns {Promise<Mix>} */
async function mixCalls(url) {
  const calls = await readCalls(url);
  const compose = (length, from) =>
    Array.from({ length }, (_, index) => {
      const number = from + index;
      const visitor = (number * 7919) % PRESENT;
      return composeCall(calls[number % calls.length], visitor * (STORED.visitors / PRESENT));
    });
  return { names: calls.map(({ name }) => name), compose };
}

/**
 * Measures one round, including the calls that failed.
 * @returns {Promise<import('./report.mjs').Round>}
 */
async function measureRound(url, { names, compose }, round) {
  const requests = compose(ROUND_CALLS, round * ROUND_CALLS);
  const answers = await sendAtRate(url, PER_SECOND, requests);
  const times = new Map([[ALL_CALLS, answers.map(({ ms }) => ms)]]);
  for (const name of names)
    times.set(
      name,
      answers.filter(({ sent }) => sent.name === name).map(({ ms }) => ms),
    );
  const failed = answers
    .filter(({ status }) => status < 200 || status > 299)
    .map(({ sent, status, error }) => `${sent.name}: ${error ?? status}`);
  return { times, failed };
}

/** @typedef {{ names: string[], compose: (length: number, from: number) => { name: string, method: string, path: string }[] }} Mix */

/**
 * Warms up both sites and measures them in turn, so that background load affects both alike.
 * @param {{ empty: string, full: string }} urls of their databases
 * @param {(url: string) => Promise<Mix>} readMix the calls to send
 * @param {string} [folder] with the build
 */
export async function measureAlternately(urls, readMix, folder = root) {
  const sites = [];
  try {
    for (const [which, databaseUrl] of Object.entries(urls)) {
      const env = { ...NO_LIMIT, DATABASE_URL: databaseUrl, TRUST_PROXY: '1', ANTHROPIC_API_KEY: '' };
      sites.push({ which, rounds: [], ...(await serve(folder, SITE_PORTS[which], env, '/api/health')) });
    }
    const mix = await readMix(sites[0].url);
    for (const { url } of sites)
      await sendAtRate(url, PER_SECOND, mix.compose(PER_SECOND * WARM_UP_SECONDS, 0));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { url, rounds } of sites) rounds.push(await measureRound(url, mix, round));
    return Object.fromEntries(sites.map(({ which, rounds }) => [which, rounds]));
  } finally {
    await Promise.all(sites.map(({ stop }) => stop()));
  }
}

async function benchDatabase(kind, urls) {
  for (const databaseUrl of Object.values(urls)) await migrate({ databaseUrl });
  await step(`Filling ${kind}`, async () => {
    await fill(urls.full);
    return { note: `${STORED.events} events, ${STORED.chats} chats, ${STORED.visitors} visitors` };
  });
  const { empty, full } = await measureAlternately(urls, mixCalls);
  // Only SQLite's times have thresholds.
  const hasBar = kind === 'SQLite';
  const areTimesMet = report(`Calls on ${kind}, ${PER_SECOND} a second, each as often as the others`, [
    ...judgeTimes('empty', empty, hasBar),
    ...judgeTimes('full', full, hasBar),
  ]);
  const areRatiosMet = report(
    `Calls on ${kind}, full : empty (median of ${ROUNDS} rounds by turns; least and most)`,
    judgeRatios(full, empty),
  );
  return areTimesMet && areRatiosMet;
}

/** @param {(urls: { empty: string, full: string }) => Promise<boolean>} bench */
export const withSqlite = (bench) =>
  withDatabase((empty, folder) => bench({ empty, full: `file:${join(folder, 'full.db')}` }));

/** @param {(urls: { empty: string, full: string }) => Promise<boolean>} bench */
export async function withPostgres(bench) {
  const postgres = await startPostgres({ fsync: true });
  try {
    for (const name of ['empty', 'full']) await postgres.createDatabase(name);
    return await bench({ empty: postgres.url('empty'), full: postgres.url('full') });
  } finally {
    await postgres.stop();
  }
}

export const benchCallsOnSqlite = () => withSqlite((urls) => benchDatabase('SQLite', urls));
export const benchCallsOnPostgres = () => withPostgres((urls) => benchDatabase('Postgres', urls));
