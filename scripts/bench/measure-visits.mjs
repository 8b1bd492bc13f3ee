import { randomBytes, randomUUID } from 'node:crypto';
import { connectPostgres, isPostgres, openSqlite } from '../database/open-database.mjs';

const PAGES = ['/', '/features', '/pricing'];
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const VISITORS = 16;

/** What the page sends of a visit (tests/core/behavior.spec.ts): each page is read, and left by a link. */
function listEvents() {
  const event = (page, eventType, eventData) => ({
    ...{ page, eventType, eventData, eventId: randomUUID() },
    occurredAt: new Date().toISOString(),
  });
  return PAGES.flatMap((page) => [
    event(page, 'pageview', {}),
    event(page, 'scroll', { depth: 55 }),
    event(page, 'click', { elementType: 'link' }),
    event(page, 'navigation', { href: page, name: 'Next' }),
  ]);
}

async function makeVisit(url) {
  const cookie = `visitor=${randomBytes(32).toString('base64url')}`;
  const headers = {
    cookie,
    'user-agent': BROWSER,
    'accept-encoding': 'br',
    'content-type': 'application/json',
  };
  const send = async (path, body) => {
    const init = body ? { method: 'POST', body: JSON.stringify({ userId: 7, ...body }) } : {};
    const response = await fetch(url + path, { ...init, headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
  };
  for (const path of PAGES) await send(path);
  for (const pageViews of [1, 2, 3]) {
    const counts = { totalBehaviors: pageViews, analyzedBehaviors: pageViews, pageViews };
    await send('/api/analyze-behavior', { behaviors: { ...counts, clickTypes: {}, scrollDepth: 0 } });
  }
  const events = listEvents();
  await send('/api/events', { events: events.slice(0, 6) });
  await send('/api/events', { events: events.slice(6) });
}

async function readCpuSeconds(url, token) {
  const response = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return Number((await response.text()).match(/^process_cpu_seconds_total (\S+)/m)?.[1]);
}

/** Rows and bytes of the tables that visits fill. */
async function readStored(databaseUrl) {
  const tables = ['Visitor', 'BehaviorEvent'];
  const count = tables.map((table) => `(SELECT COUNT(*) FROM "${table}")`).join(' + ');
  if (!isPostgres(databaseUrl)) {
    const database = openSqlite(databaseUrl);
    const { rows } = database.prepare(`SELECT ${count} AS rows`).get();
    const bytes =
      database.pragma('page_count', { simple: true }) * database.pragma('page_size', { simple: true });
    database.close();
    return { rows, bytes };
  }
  const client = await connectPostgres(databaseUrl);
  const { rows } = await client.query(
    `SELECT ${count} AS rows, pg_database_size(current_database()) AS bytes`,
  );
  await client.end();
  return { rows: Number(rows[0].rows), bytes: Number(rows[0].bytes) };
}

/** Makes visits as fast as the site serves them. @returns what one visit costs */
export async function measureVisits(url, { databaseUrl, token, count }) {
  const makeVisits = async (visits) => {
    for (let made = 0; made < visits; made += 1) await makeVisit(url);
  };
  // Until everything is loaded and compiled.
  await makeVisits(50);
  const before = { ...(await readStored(databaseUrl)), cpu: await readCpuSeconds(url, token) };
  await Promise.all(Array.from({ length: VISITORS }, () => makeVisits(count / VISITORS)));
  const after = { ...(await readStored(databaseUrl)), cpu: await readCpuSeconds(url, token) };
  const perVisit = (name) => (after[name] - before[name]) / count;
  return { cpuMs: perVisit('cpu') * 1000, rows: perVisit('rows'), bytesStored: perVisit('bytes') };
}
