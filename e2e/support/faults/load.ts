import { ROUTES } from '@/lib/config/routes';
import { fetchFrom } from './fetch-from';
import { writeOnce, type Outcome, type Visit } from './ledger';

export type Load = {
  requests: number;
  /** Path and status, or error, of each GET without a 200. */
  failedReads: string[];
  /** GETs whose body broke off after the headers, which no proxy can retry. */
  cutOffReads: string[];
  failedWrites: Outcome[];
};

const READS = ['/api/user/1', '/api/site-index.json', '/api/chat/1', ...Object.values(ROUTES)];
const WRITE_EVERY = 5;

/** Sends requests at a fixed rate regardless of responses, a fifth of them writes, until the result is called. */
export function applyLoad(url: string, perSecond: number, visits: readonly Visit[]): () => Promise<Load> {
  const load: Load = { requests: 0, failedReads: [], cutOffReads: [], failedWrites: [] };
  const inFlight = new Set<Promise<void>>();
  const from = performance.now();

  async function read(number: number, { address, cookie }: Visit) {
    const path = READS[number % READS.length] ?? '/';
    const describe = ({ message, cause }: Error) =>
      `${path}: ${message} ${cause instanceof Error ? cause.message : ''}`;
    try {
      const response = await fetchFrom(address, url + path, {
        headers: { cookie, 'accept-encoding': 'gzip, deflate' },
      });
      if (response.status !== 200) load.failedReads.push(`${path}: ${response.status}`);
      await response.arrayBuffer().catch((error: Error) => load.cutOffReads.push(describe(error)));
    } catch (error) {
      load.failedReads.push(error instanceof Error ? describe(error) : path);
    }
  }
  async function write(visit: Visit) {
    const outcome = await writeOnce(url, visit);
    if (outcome.status !== 200 && outcome.status !== 201) load.failedWrites.push(outcome);
  }
  function sendDueRequests() {
    const due = ((performance.now() - from) / 1000) * perSecond;
    for (; load.requests < due; load.requests += 1) {
      const visit = visits[load.requests % visits.length];
      if (!visit) throw new Error('applyLoad needs at least one visit.');
      const request = load.requests % WRITE_EVERY === 0 ? write(visit) : read(load.requests, visit);
      const tracked: Promise<void> = request.finally(() => inFlight.delete(tracked));
      inFlight.add(tracked);
    }
  }

  const timer = setInterval(sendDueRequests, 5);
  return async function end() {
    clearInterval(timer);
    await Promise.all(inFlight);
    return load;
  };
}
