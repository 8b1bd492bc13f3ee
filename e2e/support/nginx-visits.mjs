import { writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { runFront } from '../../deploy/nginx/run.mjs';
import { MAX_HEADER_BYTES } from '../../lib/config/headers.mjs';

// Sends requests through the shipped nginx to two instances that echo them, and prints the results as JSON. One
// instance breaks off each request to /api/ or /broken after reading it.
const PORT = 3195;

/** @type {{ port: number, method: string, url: string }[]} */
const received = [];

async function startInstance(disconnects) {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (incoming, answer) => {
    const { method, url, headers, socket } = incoming;
    received.push({ port: server.address().port, method, url });
    if (disconnects && /^\/(?:api\/|broken)/.test(url))
      return incoming.resume().on('end', () => socket.destroy());
    if (url === '/api/held') return;
    answer.writeHead(200, { 'Content-Type': 'application/json' });
    incoming.resume().on('end', () => answer.end(JSON.stringify({ url, headers })));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return server.address().port;
}

/** @returns {Promise<{ status: number, type: string, retryAfter: string, forwarded: object | null, body: string }>} forwarded: what reached an instance */
function sendRequest(path, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: PORT, path, method, headers, agent: false }, (answer) => {
      const { 'content-type': type = '', 'retry-after': retryAfter = '' } = answer.headers;
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => {
        resolve({
          status: answer.statusCode,
          type,
          retryAfter,
          forwarded: answer.statusCode === 200 ? JSON.parse(text) : null,
          body: text,
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const healthy = await startInstance(false);
const broken = await startInstance(true);
const front = await runFront({ port: PORT, instances: [healthy, broken].map((port) => `127.0.0.1:${port}`) });
/** Number of times nginx retries a request after an instance broke the connection. */
async function countRetries(method, path, body) {
  // nginx skips an instance for two seconds after a failure.
  await sleep(2100);
  const seen = () => received.filter((one) => one.method === method && one.url === path);
  let attempts = 0;
  while (!seen().some(({ port }) => port === broken)) {
    if (attempts === 40) throw new Error(`The failing instance never received ${method} ${path}.`);
    await sendRequest(path, { method, body });
    attempts += 1;
  }
  return seen().length - attempts;
}

const visits = {
  cookies: await sendRequest('/status', { headers: { cookie: `a=${'b'.repeat(32_766)}` } }),
  manyCookies: await sendRequest('/pricing', { headers: { cookie: `a=${'b'.repeat(60_000)}` } }),
  large: await sendRequest('/api/chat', { method: 'POST', body: 'x'.repeat(70_000) }),
  metrics: await sendRequest('/api/metrics'),
};
const retries = {
  GET: await countRetries('GET', '/broken'),
  POST: await countRetries('POST', '/api/events', '{}'),
  DELETE: await countRetries('DELETE', '/api/my-data'),
};
await sleep(2100);
await writeFile(`${front.folder}/site/drain/${broken}`, '');
const before = received.length;
for (let time = 0; time < 20; time += 1) await sendRequest('/status');
const drained = received.slice(before).filter(({ port }) => port === broken).length;

/** Responses to an address that has reached its limit of concurrent requests. */
async function exceedLimit() {
  const isHeld = ({ url }) => url === '/api/held';
  for (let count = 0; count < 256; count += 1) sendRequest('/api/held').catch(() => {});
  while (received.filter(isHeld).length < 256) await sleep(20);
  return {
    call: await sendRequest('/api/health'),
    page: await sendRequest('/pricing'),
    file: await sendRequest('/_next/static/x.js'),
  };
}
const overLimit = await exceedLimit();
await front.stop();
console.log(JSON.stringify({ visits, retries, drained, overLimit }));
process.exit();
