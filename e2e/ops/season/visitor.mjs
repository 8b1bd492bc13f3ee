import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const NAVIGATION = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
  'sec-fetch-user': '?1',
  accept: 'text/html',
};
const CALL_HEADERS = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };

/**
 * An HTTP-level browser: stores cookies, opens pages and makes their calls.
 * @param {{ url: string }} site `url` is read for each request because a deploy changes it
 * @param {{ userAgent?: string, navigation?: Record<string, string> }} [program] headers of a bot instead of a browser's
 */
export function createVisitor(site, { userAgent = BROWSER, navigation = NAVIGATION } = {}) {
  const cookies = new Map();

  function send(method, path, headers, body) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const text = body === undefined ? undefined : JSON.stringify(body);
    const options = {
      method,
      agent,
      headers: {
        'user-agent': userAgent,
        ...headers,
        ...(cookie && { cookie }),
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    };
    return new Promise((resolve, reject) => {
      const sent = request(new URL(path, site.url), options, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const page = { status: response.statusCode, html: Buffer.concat(chunks).toString() };
          const set = response.headers['set-cookie'] ?? [];
          storeCookies(set);
          resolve({ ...page, set });
        });
      });
      sent.on('error', reject);
      sent.end(text);
    });
  }

  function storeCookies(set) {
    for (const line of set) {
      const [, name, value, rest] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
      if (/Max-Age=0/i.test(rest)) cookies.delete(name);
      else if (name) cookies.set(name, value);
    }
  }

  return {
    cookies,
    /** Returns the ids of the tests that the page shows, such as `03b`. */
    async open(path, cache) {
      const page = cache
        ? await cache(path, () => send('GET', path, navigation))
        : await send('GET', path, navigation);
      if (cache) storeCookies(page.set);
      if (page.status !== 200) throw new Error(`${path} responded with ${page.status}`);
      return [...page.html.matchAll(/data-test="(\d\d[a-d])"/g)].map(([, id]) => id);
    },
    async reportExposures(seen) {
      const { status, html } = await send('POST', '/api/exposures', CALL_HEADERS, { seen });
      if (status !== 200) throw new Error(`/api/exposures responded with ${status}: ${html}`);
      return JSON.parse(html).counted;
    },
    async sendEvents(events) {
      if (events.length === 0) return;
      const occurredAt = new Date().toISOString();
      const body = {
        userId: 1,
        events: events.map((event) => ({ eventId: randomUUID(), eventData: {}, occurredAt, ...event })),
      };
      const { status, html } = await send('POST', '/api/events', CALL_HEADERS, body);
      if (status !== 200) throw new Error(`/api/events responded with ${status}: ${html}`);
    },
    async withdraw() {
      cookies.set('consent', 'no');
      const { status } = await send('DELETE', '/api/consent', CALL_HEADERS);
      if (status !== 200) throw new Error(`/api/consent responded with ${status}`);
    },
  };
}
