import { Agent, request } from 'node:http';

const MAX_SOCKETS = 512;

/**
 * Sends requests at a fixed rate, whether or not earlier ones have completed. Latency is measured from the scheduled
 * send time, so a stalled server is charged for every request that arrives meanwhile (no coordinated omission).
 * @template {{ method: string, path: string, headers?: Record<string, string>, body?: string }} T
 * @param {string} url
 * @param {number} perSecond
 * @param {readonly T[]} requests
 * @returns {Promise<{ sent: T, status: number, error?: string, ms: number }[]>} status 0 and an error code if there was no response
 */
export async function sendAtRate(url, perSecond, requests) {
  // FIFO, so that no connection idles until the server's keep-alive timeout closes it while it is reused.
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, scheduling: 'fifo' });
  const gapMs = 1000 / perSecond;
  const start = performance.now() + gapMs;
  const answers = [];
  try {
    for (let index = 0; index < requests.length;) {
      const due = Math.min(requests.length, Math.floor((performance.now() - start) / gapMs) + 1);
      for (; index < due; index += 1) {
        const intended = start + index * gapMs;
        const sent = requests[index];
        answers.push(
          send(agent, url, sent).then((answer) => ({ sent, ...answer, ms: performance.now() - intended })),
        );
      }
      await new Promise((resolve) =>
        setTimeout(resolve, Math.max(0, start + index * gapMs - performance.now())),
      );
    }
    return await Promise.all(answers);
  } finally {
    agent.destroy();
  }
}

function send(agent, url, { method, path, headers = {}, body }) {
  return new Promise((resolve) => {
    const fail = ({ code }) => resolve({ status: 0, error: code });
    const call = request(`${url}${path}`, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0 }));
      answer.once('error', fail);
    });
    call.once('error', fail);
    call.end(body);
  });
}
