import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runFront } from '../../deploy/nginx/run.mjs';
import { MAX_HEADER_BYTES } from '../../lib/config/headers.mjs';

// Sends requests through the shipped nginx to two instances that echo them, and prints the results as JSON. One
// instance breaks off each request to /api/ or /broken after reading it.
const PORT = 3195;

/** @type {{ port: number, method: string, url: string }[]} */
const received = [];

async function startInstance(breaksOff) {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (question, answer) => {
    const { method, url, headers, socket } = question;
    received.push({ port: server.address().port, method, url });
    if (breaksOff && /^\/(?:api\/|broken)/.test(url))
      return question.resume().on('end', () => socket.destroy());
    if (url === '/api/held') return;
    answer.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-cache' });
    question.resume().on('end', () => answer.end(JSON.stringify({ url, headers })));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return server.address().port;
}

/** @returns {Promise<{ status: number, cache: string, type: string, wait: string, asked: object | null, body: string }>} asked: what reached an instance */
function ask(path, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: PORT, path, method, headers, agent: false }, (answer) => {
      const { 'x-cache': cache = '', 'content-type': type = '', 'retry-after': wait = '' } = answer.headers;
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => {
        resolve({
          status: answer.statusCode,
          cache,
          type,
          wait,
          asked: answer.statusCode === 200 ? JSON.parse(text) : null,
          body: text,
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const sound = await startInstance(false);
const broken = await startInstance(true);
const front = await runFront({ port: PORT, instances: [sound, broken].map((port) => `127.0.0.1:${port}`) });
const PERSONA = 'developer.explorer.new.chosen.11';
const OTHER = 'sales-prospect.converter.returning.chosen.11';

/** Requests the page twice and returns the second response. */
async function again(headers) {
  await ask('/pricing', { headers });
  return ask('/pricing', { headers });
}

/** Number of times nginx retries a request after an instance broke the connection. */
async function countRepeats(method, path, body) {
  // nginx skips an instance for two seconds after a failure.
  await sleep(2100);
  const seen = () => received.filter((one) => one.method === method && one.url === path);
  let asked = 0;
  while (!seen().some(({ port }) => port === broken)) {
    if (asked === 40) throw new Error(`The failing instance never received ${method} ${path}.`);
    await ask(path, { method, body });
    asked += 1;
  }
  return seen().length - asked;
}

const visits = {
  developer: await again({ cookie: `persona=${PERSONA}`, 'accept-language': 'de', 'x-made-up': '1' }),
  prospect: await again({ cookie: `persona=${OTHER}` }),
  private: await again({ cookie: `persona=${PERSONA}`, 'sec-gpc': '1' }),
  compressed: await again({ cookie: `persona=${PERSONA}`, 'accept-encoding': 'gzip' }),
  refused: await again({ cookie: `persona=${PERSONA}; consent=no` }),
  unknown: await again({ cookie: 'persona=made-up' }),
  twice: await again({ cookie: `persona=${PERSONA}; persona=${OTHER}` }),
  demo: await again({ cookie: 'demo-view=1' }),
  opened: await again({ cookie: `persona=${PERSONA}; consent=seen`, 'sec-fetch-mode': 'navigate' }),
  answered: await again({ cookie: 'consent=seen', 'sec-fetch-mode': 'navigate' }),
  first: await again({ 'sec-fetch-mode': 'navigate' }),
  cookies: await ask('/status', { headers: { cookie: `a=${'b'.repeat(32_766)}` } }),
  manyCookies: await ask('/pricing', { headers: { cookie: `a=${'b'.repeat(60_000)}` } }),
  large: await ask('/api/chat', { method: 'POST', body: 'x'.repeat(70_000) }),
  metrics: await ask('/api/metrics'),
  armWithoutTests: await again({ cookie: 'experiments=01b.02a' }),
};

/** Repeats some of the visits with a release that runs A/B tests. */
async function visitTests() {
  const [release, serving] = ['release', 'site/serving'].map((name) => join(front.folder, name));
  const drawn = join(release, '.next/experiments');
  await mkdir(drawn, { recursive: true });
  for (const cookie of ['01a.02a', '01a.02b', '01b.02a', '01b.02b']) await writeFile(join(drawn, cookie), '');
  await rm(serving);
  await symlink(release, serving);
  return {
    armA: await again({ cookie: 'experiments=01b.02a', 'sec-fetch-mode': 'navigate' }),
    armB: await again({ cookie: `persona=${PERSONA}; experiments=01b.02b` }),
    armUnassigned: await again({ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }),
    armEnded: await again({ cookie: 'experiments=01b.03a' }),
    armUnknown: await again({ cookie: 'experiments=01b.02d' }),
    armInvented: await again({ cookie: 'experiments=../../BUILD_ID' }),
    armMissing: await again({ cookie: 'experiments=01b' }),
    armTwice: await again({ cookie: 'experiments=01b.02a; experiments=01b.02b' }),
    armDoubled: await again({ cookie: 'experiments=01b.02a.02a' }),
    armDenied: await again({ cookie: 'experiments=01b.02b; demo-view=1' }),
  };
}
Object.assign(visits, await visitTests());
const repeats = {
  GET: await countRepeats('GET', '/broken'),
  POST: await countRepeats('POST', '/api/events', '{}'),
  DELETE: await countRepeats('DELETE', '/api/my-data'),
};
await sleep(2100);
await writeFile(`${front.folder}/site/drain/${broken}`, '');
const before = received.length;
for (let time = 0; time < 20; time += 1) await ask('/status');
const drained = received.slice(before).filter(({ port }) => port === broken).length;

/** Responses to an address that has reached its limit of concurrent requests. */
async function crowd() {
  const isHeld = ({ url }) => url === '/api/held';
  for (let count = 0; count < 256; count += 1) ask('/api/held').catch(() => {});
  while (received.filter(isHeld).length < 256) await sleep(20);
  return {
    call: await ask('/api/health'),
    page: await ask('/pricing'),
    file: await ask('/_next/static/x.js'),
  };
}
const crowded = await crowd();
await front.stop();
console.log(JSON.stringify({ visits, repeats, drained, crowded }));
process.exit();
