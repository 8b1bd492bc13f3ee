import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendRequest, type Answer } from './send-request';

export type Load = {
  /** Reads and writes with an unexpected status or no response. */
  failures: string[];
  /** Feedback texts that got a 201. */
  acknowledged: string[];
  reads: number;
  /** Sends no more requests and waits for those in flight. */
  stop: () => Promise<void>;
};

const READERS = 2;
const WRITERS = 2;
/** Minimum pause. The actual pause is twice the last response time, so that the load never saturates the machine. */
const PAUSE_MS = 15;

const describe = ({ status, body }: Answer) => `${status} at ${new Date().toISOString()}: ${body}`;

/** Visitors that read and write continuously, most on new connections, one on a keep-alive connection. */
export function startLoad(origin: string, cookie: string): Load {
  const load: Load = { failures: [], acknowledged: [], reads: 0, stop: async () => {} };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let isRunning = true;
  let number = 0;
  const repeat = async (work: () => Promise<void>) => {
    while (isRunning) {
      const from = performance.now();
      await work();
      await sleep(Math.max(PAUSE_MS, 2 * (performance.now() - from)));
    }
  };
  const read = async (get: (path: string) => Promise<number>) => {
    const path = ['/', '/pricing', '/api/health', '/nowhere?'][load.reads % 4] ?? '/';
    const expected = path === '/nowhere?' ? 404 : 200;
    const status = await get(path).catch((error: unknown) => String(error));
    load.reads += 1;
    if (status !== expected) load.failures.push(`GET ${path}: ${status}`);
  };
  const write = async () => {
    const feedback = `write ${(number += 1)}`;
    const body = JSON.stringify({ userId: 7, rating: 5, feedback });
    const headers = { 'content-type': 'application/json', 'content-length': body.length, cookie };
    const failure = await sendRequest(origin, '/api/feedback', { method: 'POST', headers, body }).then(
      (answer) => (answer.status === 201 ? null : describe(answer)),
      String,
    );
    if (failure === null) load.acknowledged.push(feedback);
    else load.failures.push(`POST: ${failure}`);
  };
  // nginx never retries a DELETE. These visitors have no row.
  const withdraw = async () => {
    const failure = await sendRequest(origin, '/api/my-data', { method: 'DELETE' }).then(
      (answer) => (answer.status < 300 ? null : describe(answer)),
      String,
    );
    if (failure !== null) load.failures.push(`DELETE: ${failure}`);
  };
  const getOnce = async (path: string) => (await sendRequest(origin, path, { headers: { cookie } })).status;
  const getOnKeptConnection = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const call = request(new URL(path, origin), { agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      });
      call.once('error', reject).end();
    });
  const working = [
    ...Array.from({ length: READERS }, () => repeat(() => read(getOnce))),
    ...Array.from({ length: WRITERS }, () => repeat(write)),
    repeat(withdraw),
    repeat(() => read(getOnKeptConnection)),
  ];
  load.stop = async () => {
    isRunning = false;
    await Promise.all(working);
    agent.destroy();
  };
  return load;
}
