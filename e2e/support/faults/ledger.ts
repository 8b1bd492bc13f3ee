import { myDataSchema, type MyData } from '@/lib/calls/get-my-data';
import { fetchFrom } from './fetch-from';
import { composeWrite, type Write } from './writes';

/** `status` is 0 if the connection broke before the response was complete. */
export type Outcome = { status: number; ms: number; retryAfter: string | null };

/** A visitor and its writes: acknowledged ones, and those whose result is unknown. */
export type Visit = {
  address: string;
  cookie: string;
  sent: number;
  acknowledged: Write[];
  unanswered: Write[];
};

export type Damage = { lost: number; duplicated: number; partial: number };

export const NO_DAMAGE: Damage = { lost: 0, duplicated: 0, partial: 0 };

/** A browser's user agent, because events from bots are not stored. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const TIMEOUT_MS = 15_000;

/** `address`: the loopback address to send from. Visitors can share one. */
export async function beginVisit(url: string, address = '127.0.0.1'): Promise<Visit> {
  const response = await fetchFrom(address, `${url}/api/user/1`);
  await response.arrayBuffer();
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`No visitor cookie from ${url}: ${response.status}`);
  return { address, cookie, sent: 0, acknowledged: [], unanswered: [] };
}

async function send(
  url: string,
  { address, cookie }: Visit,
  { method, path, body }: Write,
): Promise<Outcome> {
  const from = performance.now();
  const end = (status: number, retryAfter: string | null = null) => ({
    status,
    retryAfter,
    ms: performance.now() - from,
  });
  try {
    const response = await fetchFrom(address, url + path, {
      method,
      headers: { 'content-type': 'application/json', 'user-agent': BROWSER, cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // An incomplete response counts as none.
    await response.json();
    return end(response.status, response.headers.get('retry-after'));
  } catch {
    return end(0);
  }
}

export async function writeOnce(url: string, visit: Visit): Promise<Outcome> {
  const write = composeWrite((visit.sent += 1));
  const outcome = await send(url, visit, write);
  const isAcknowledged = outcome.status === 200 || outcome.status === 201;
  (isAcknowledged ? visit.acknowledged : visit.unanswered).push(write);
  return outcome;
}

/** Retries unanswered writes where the call is idempotent, as a browser does. */
export async function retryUnanswered(url: string, visit: Visit): Promise<void> {
  const left: Write[] = [];
  for (const write of visit.unanswered) {
    const { status } = write.isIdempotent ? await send(url, visit, write) : { status: 0 };
    (status === 200 || status === 201 ? visit.acknowledged : left).push(write);
  }
  visit.unanswered = left;
}

async function loadVisit(url: string, { cookie }: Visit): Promise<MyData> {
  const pages: MyData[] = [];
  for (let next: string | null | undefined; next !== null; next = pages.at(-1)?.next ?? null) {
    const query = next ? `?before=${next}` : '';
    const response = await fetch(`${url}/api/my-data${query}`, { headers: { cookie } });
    if (!response.ok)
      throw new Error(`Stored data could not be read: ${response.status} ${await response.text()}`);
    pages.push(myDataSchema.parse(await response.json()));
  }
  const list = <T>(read: (page: MyData) => T[]) => pages.flatMap(read);
  return {
    visitor: pages[0]?.visitor ?? null,
    profiles: list((page) => page.profiles),
    settings: list((page) => page.settings),
    messages: list((page) => page.messages),
    feedback: list((page) => page.feedback),
    events: list((page) => page.events),
    demoRequests: list((page) => page.demoRequests),
    visits: list((page) => page.visits),
    exposures: list((page) => page.exposures),
    next: null,
  };
}

/** Compares the ledgers with the database. */
export async function assessDamage(url: string, visits: readonly Visit[]): Promise<Damage> {
  const damage = { ...NO_DAMAGE };
  for (const visit of visits) {
    const stored = await loadVisit(url, visit);
    const found = (write: Write) => write.count(stored) / write.rows;
    damage.lost += visit.acknowledged.filter((write) => found(write) === 0).length;
    for (const shares of [...visit.acknowledged, ...visit.unanswered].map(found)) {
      if (shares > 1) damage.duplicated += 1;
      else if (!Number.isInteger(shares)) damage.partial += 1;
    }
  }
  return damage;
}
