import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRows } from '../../scripts/database/read-rows.mjs';
import { migrate } from '../../scripts/migrate.mjs';
import { BROWSER } from '../support/faults/ledger';
import { startPostgres } from '../support/postgres-server.mjs';
import { startSite } from '../support/start-site.mjs';
import { expect, test } from '../support/site';

const PORT = 4395;
/** Acknowledged writes before each crash; they vary to crash at different moments. */
const ROUNDS = [7, 23, 12, 41, 30];
const WRITERS = 8;
const DELETED_VISITORS = 10;

test.setTimeout(240_000);

type Visitor = { cookie: string; arm: string; isAcknowledged: boolean };

/** Sends an exposure, then the page view that is the test's goal. */
async function visit(url: string, { cookie, arm }: Visitor): Promise<boolean> {
  const event = {
    eventId: randomUUID(),
    eventType: 'pageview',
    page: '/pricing',
    occurredAt: new Date().toISOString(),
  };
  for (const [path, body] of [
    ['/api/exposures', { seen: [arm] }],
    ['/api/events', { userId: 7, events: [event] }],
  ] as const) {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { cookie, 'user-agent': BROWSER, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (!answer?.ok) return false;
  }
  return true;
}

/** Sends concurrent visits until the site is killed in the middle of them. */
async function visitUntilKilled(
  site: { url: string; kill: () => Promise<void> },
  afterVisits: number,
): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  let acknowledged = 0;
  let killing: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (;;) {
        const arm = `02${'abc'[(visitors.length + writer) % 3]}`;
        const cookie = `visitor=${randomBytes(32).toString('base64url')}; experiments=01b.${arm}`;
        const visitor: Visitor = { cookie, arm, isAcknowledged: false };
        visitors.push(visitor);
        visitor.isAcknowledged = await visit(site.url, visitor);
        if (!visitor.isAcknowledged) return;
        acknowledged += 1;
        if (acknowledged === afterVisits) killing = site.kill();
      }
    }),
  );
  await killing;
  expect(acknowledged).toBeGreaterThanOrEqual(afterVisits);
  return visitors;
}

/** The counters, and the rows that they must match. */
async function readBoth(databaseUrl: string) {
  const readOne = async (text: string) => (await readRows({ text }, databaseUrl))[0];
  const day =
    await readOne(`SELECT SUM("seen") AS "seen", SUM("goal") AS "goal", SUM("mixed" + "mismatched") AS "odd"
      FROM "ExperimentCount" WHERE "number" = '02'`);
  const ledger = await readOne(`SELECT COUNT(*) AS "seen", SUM(CASE WHEN "goal" THEN 1 ELSE 0 END) AS "goal"
    FROM "ExperimentExposure" WHERE "number" = '02'`);
  const session = await readOne(
    `SELECT SUM("count") AS "count" FROM "LiveCount" WHERE "name" = 'sessions' AND "bucket" LIKE 'day%'`,
  );
  const visits = await readOne(`SELECT COUNT(*) AS "count" FROM "VisitSession"`);
  return {
    counts: { seen: Number(day.seen), goal: Number(day.goal), sessions: Number(session.count) },
    stored: { seen: Number(ledger.seen), goal: Number(ledger.goal), sessions: Number(visits.count) },
    odd: Number(day.odd),
  };
}

async function crashAmidVisits(databaseUrl: string): Promise<void> {
  await migrate({ databaseUrl });
  const start = () => startSite({ port: PORT, database: databaseUrl, env: { EXPERIMENTS: 'on' } });
  const allVisitors: Visitor[] = [];
  let site = await start();
  try {
    for (const afterVisits of ROUNDS) {
      const visitors = await visitUntilKilled(site, afterVisits);
      site = await start();
      const { counts, stored } = await readBoth(databaseUrl);
      expect(counts).toEqual(stored);
      allVisitors.push(...visitors);
      expect(stored.goal).toBeGreaterThanOrEqual(
        allVisitors.filter(({ isAcknowledged }) => isAcknowledged).length,
      );
      // Retries unacknowledged requests, as browsers do. Those that were stored must not count twice.
      for (const visitor of visitors)
        if (!visitor.isAcknowledged) visitor.isAcknowledged = await visit(site.url, visitor);
    }
    const all = { seen: allVisitors.length, goal: allVisitors.length, sessions: allVisitors.length };
    expect(await readBoth(databaseUrl)).toEqual({ counts: all, stored: all, odd: 0 });
    for (const { cookie } of allVisitors.slice(0, DELETED_VISITORS)) {
      const answer = await fetch(`${site.url}/api/my-data`, { method: 'DELETE', headers: { cookie } });
      expect(answer.ok).toBe(true);
    }
    const rest = allVisitors.length - DELETED_VISITORS;
    const stored = { seen: rest, goal: rest, sessions: rest };
    expect(await readBoth(databaseUrl)).toEqual({ counts: all, stored, odd: 0 });
  } finally {
    await site.stop();
  }
}

// Counters must equal the ledger plus deleted visitors, whenever the site is killed.

test('kill -9 during exposures and events, SQLite: the counters match the ledger plus deletions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crashes-'));
  try {
    await crashAmidVisits(`file:${join(folder, 'site.db')}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('kill -9 during exposures and events, Postgres: the counters match the ledger plus deletions', async () => {
  const server = await startPostgres();
  try {
    await server.createDatabase('site');
    await crashAmidVisits(server.url('site'));
  } finally {
    await server.stop();
  }
});
