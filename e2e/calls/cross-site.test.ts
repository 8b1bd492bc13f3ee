import { listCalls } from '@/lib/api/endpoints';
import * as segment from '@/app/api/user/[id]/segment/route';
import { dumpTables } from '../support/dump-tables';
import { findHandler } from '../support/find-handler';
import { createVisitor } from '../support/handler-visitor';

const params = { id: '42', userId: '42' };
const OWN = 'http://localhost:3000';
const writes = listCalls().filter(({ method }) => method !== 'GET');
const reads = listCalls().filter(({ method, isOpen }) => method === 'GET' && !isOpen);

/** Ways for another site's page to send a request with this visitor's cookie, with the headers that browsers add. */
const WAYS: Record<string, Record<string, string>> = {
  'a form, urlencoded': {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'cross-site',
  },
  'a form, multipart': { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'cross-site' },
  'a form, text/plain': { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
  'a form in an older browser': { 'content-type': 'text/plain', origin: 'https://evil.example' },
  'fetch, no-cors': {
    'content-type': 'text/plain;charset=UTF-8',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'no-cors',
  },
  'a beacon': {
    'content-type': 'text/plain',
    'sec-fetch-site': 'cross-site',
    origin: 'https://evil.example',
  },
  'a beacon without a type': { 'content-type': '', origin: 'https://evil.example' },
  'JSON from another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'JSON from another site, older browser': { origin: 'https://evil.example' },
  'JSON from a sandboxed frame': { origin: 'null' },
  'JSON from a sandboxed frame, with both headers': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'JSON from a sibling host': { origin: 'http://blog.localhost:3000', 'sec-fetch-site': 'same-site' },
  'JSON from a sibling port': { origin: 'http://localhost:3001', host: 'localhost:3000' },
  'JSON from the same host over https': { origin: 'https://localhost:3001', host: 'localhost:3000' },
  'JSON from a host that starts like ours': {
    origin: 'http://localhost:3000.evil.example',
    host: 'localhost:3000',
  },
  'JSON from a host that ends like ours': { origin: 'http://evil-localhost:3000', host: 'localhost:3000' },
  'JSON from an origin that names us as its user': {
    origin: 'http://localhost:3000@evil.example',
    host: 'localhost:3000',
  },
  'our origin, contradicted by Sec-Fetch-Site': { origin: OWN, 'sec-fetch-site': 'cross-site' },
  'JSON with two content types': { 'content-type': 'text/plain, application/json' },
  'JSON as a parameter of another type': { 'content-type': 'text/plain; application/json' },
};

let cookie = '';

beforeAll(async () => {
  const owner = createVisitor();
  await owner.call(segment.PATCH, 'PATCH', { params, body: { segment: 'sales-prospect' } });
  cookie = owner.cookie;
});

/** Every table except the rate limits, which count refused calls too. */
async function dumpRows(): Promise<Record<string, string[]>> {
  return { ...(await dumpTables()), RateLimit: [] };
}

test.each(Object.entries(WAYS))('%s: writes are refused, and no row changes', async (_, headers) => {
  const before = await dumpRows();
  for (const { method, path, request } of writes) {
    // A request without a body has no content type, so only Origin and Sec-Fetch-Site can give it away.
    if (!request && !('origin' in headers) && !('sec-fetch-site' in headers)) continue;
    const handler = await findHandler(path, method);
    const options = { params, headers, ...(request && { body: request.example }) };
    const answer = await createVisitor(cookie).call(handler, method, options);
    expect([403, 415]).toContain(answer.status);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  expect(await dumpRows()).toEqual(before);
});

test.each(['GET', 'HEAD'])(
  '%s on a write call changes nothing, whatever the URL and headers',
  async (method) => {
    const before = await dumpRows();
    for (const { path, request } of writes) {
      const headers = {
        'x-http-method-override': 'PATCH',
        'x-http-method': 'DELETE',
        'x-method-override': 'POST',
        'sec-fetch-site': 'cross-site',
      };
      const query = `?_method=DELETE&${new URLSearchParams({ body: JSON.stringify(request?.example ?? {}) })}`;
      const handler = await findHandler(path, method);
      await createVisitor(cookie).call(handler, method, { params, headers, query });
    }
    expect(await dumpRows()).toEqual(before);
  },
);

test('method override headers on a POST are ignored', async () => {
  const before = await dumpRows();
  for (const { path } of reads) {
    const handler = await findHandler(path, 'POST');
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    const answer = await createVisitor(cookie).call(handler, 'POST', {
      params,
      headers,
      query: '?_method=DELETE',
    });
    expect(answer.status).toBe(405);
  }
  expect(await dumpRows()).toEqual(before);
});

test('a preflight gets no CORS permissions', async () => {
  const headers = {
    origin: 'https://evil.example',
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'content-type',
  };
  for (const { path } of listCalls()) {
    const answer = await createVisitor(cookie).call(await findHandler(path, 'OPTIONS'), 'OPTIONS', {
      params,
      headers,
    });
    expect(answer.status).toBe(204);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

/** DNS rebinding: the attacker's pages are same-origin to themselves, but have no cookie of ours. */
test('a rebound host name does not reach other visitors’ rows', async () => {
  const before = await dumpRows();
  const headers = { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' };
  const stranger = createVisitor();
  const answer = await stranger.call(segment.PATCH, 'PATCH', {
    params,
    headers,
    body: { segment: 'developer' },
  });
  expect(answer.status).toBe(200);
  expect(stranger.cookie).not.toBe(cookie);
  const after = await dumpRows();
  for (const [table, rows] of Object.entries(before))
    expect(after[table]).toEqual(expect.arrayContaining(rows));
});

test('the same calls from our own page do write', async () => {
  const before = await dumpRows();
  const headers = { origin: OWN, 'sec-fetch-site': 'same-origin' };
  for (const { method, path, request } of writes) {
    const handler = await findHandler(path, method);
    const options = { params, headers, ...(request && { body: request.example }) };
    expect((await createVisitor(cookie).call(handler, method, options)).status).toBeLessThan(300);
  }
  expect(await dumpRows()).not.toEqual(before);
});
