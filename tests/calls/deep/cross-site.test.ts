import { listCalls } from '@/lib/calls/calls';
import * as segment from '@/app/api/user/[id]/segment/route';
import { dumpTables } from '../../support/database/dump-tables';
import { findHandler } from '../../support/calls/find-handler';
import { createVisitor } from '../../support/calls/handler-visitor';

const params = { id: '42', userId: '42' };
const OWN = 'http://localhost:3000';
const writes = listCalls().filter(({ method }) => method !== 'GET');
const reads = listCalls().filter(({ method, isOpen }) => method === 'GET' && !isOpen);

const EVIL = 'https://evil.example';
const FOREIGN = { 'sec-fetch-site': 'cross-site' };
const form = (type: string) => ({ 'content-type': type, ...FOREIGN });

/** Ways for another site's page to send a request with this visitor's cookie, with the headers that browsers add. */
const WAYS: Record<string, Record<string, string>> = {
  'a form, urlencoded': form('application/x-www-form-urlencoded'),
  'a form, multipart': form('multipart/form-data; boundary=x'),
  'a form, text/plain': form('text/plain'),
  'a form in an older browser': { 'content-type': 'text/plain', origin: EVIL },
  'fetch, no-cors': { ...form('text/plain;charset=UTF-8'), 'sec-fetch-mode': 'no-cors' },
  'a beacon': { ...form('text/plain'), origin: EVIL },
  'a beacon without a type': { 'content-type': '', origin: EVIL },
  'JSON from another site': { origin: EVIL, ...FOREIGN },
  'JSON from another site, older browser': { origin: EVIL },
  'JSON from a sandboxed frame': { origin: 'null' },
  'JSON from a sandboxed frame, with both headers': { origin: 'null', ...FOREIGN },
  'JSON from a sibling host': { origin: 'http://blog.localhost:3000', 'sec-fetch-site': 'same-site' },
  ...Object.fromEntries(
    [
      ...['http://localhost:3001', 'https://localhost:3001', 'http://localhost:3000.evil.example'],
      ...['http://evil-localhost:3000', 'http://localhost:3000@evil.example'],
    ].map((origin) => [`JSON from ${origin}`, { origin, host: 'localhost:3000' }]),
  ),
  'our origin, contradicted by Sec-Fetch-Site': { origin: OWN, ...FOREIGN },
  'JSON with two content types': { 'content-type': 'text/plain, application/json' },
  'JSON as a parameter of another type': { 'content-type': 'text/plain; application/json' },
};

let cookie = '';

beforeAll(async () => {
  const owner = createVisitor();
  await owner.call(segment.PATCH, 'PATCH', { params, body: { segment: 'sales-prospect' } });
  cookie = owner.cookie;
});

test.each(Object.entries(WAYS))('%s: writes are refused, and no row changes', async (_, headers) => {
  const before = await dumpTables();
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
  expect(await dumpTables()).toEqual(before);
});

test.each(['GET', 'HEAD'])(
  '%s on a write call changes nothing, whatever the URL and headers',
  async (method) => {
    const before = await dumpTables();
    for (const { path, request } of writes) {
      const headers = {
        'x-http-method-override': 'PATCH',
        'x-http-method': 'DELETE',
        'x-method-override': 'POST',
        ...FOREIGN,
      };
      const query = `?_method=DELETE&${new URLSearchParams({ body: JSON.stringify(request?.example ?? {}) })}`;
      const handler = await findHandler(path, method);
      await createVisitor(cookie).call(handler, method, { params, headers, query });
    }
    expect(await dumpTables()).toEqual(before);
  },
);

test('method override headers on a POST are ignored', async () => {
  const before = await dumpTables();
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
  expect(await dumpTables()).toEqual(before);
});

test('a preflight gets no CORS permissions', async () => {
  const headers = {
    origin: EVIL,
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
  const before = await dumpTables();
  const headers = { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' };
  const stranger = createVisitor();
  const answer = await stranger.call(segment.PATCH, 'PATCH', {
    params,
    headers,
    body: { segment: 'developer' },
  });
  expect(answer.status).toBe(200);
  expect(stranger.cookie).not.toBe(cookie);
  const after = await dumpTables();
  for (const [table, rows] of Object.entries(before))
    expect(after[table]).toEqual(expect.arrayContaining(rows));
});

test('the same calls from our own page do write', async () => {
  const before = await dumpTables();
  const headers = { origin: OWN, 'sec-fetch-site': 'same-origin' };
  for (const { method, path, request } of writes) {
    const handler = await findHandler(path, method);
    const options = { params, headers, ...(request && { body: request.example }) };
    expect((await createVisitor(cookie).call(handler, method, options)).status).toBeLessThan(300);
  }
  expect(await dumpTables()).not.toEqual(before);
});
