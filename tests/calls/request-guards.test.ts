import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import * as unknown from '@/app/api/[...path]/route';
import * as chat from '@/app/api/chat/route';
import * as events from '@/app/api/events/route';
import * as feedback from '@/app/api/feedback/route';
import * as settings from '@/app/api/personalization-settings/[id]/route';
import * as user from '@/app/api/user/[id]/route';
import { listCalls } from '@/lib/calls/calls';
import { openDatabase } from '@/lib/db/client';
import { getLogger } from '@/lib/log/logger';
import { createVisitor } from '../support/calls/handler-visitor';

const params = { id: '1' };
const body = { userId: 1, rating: 5 };

test.each([
  ['user', 'DELETE', 'GET, HEAD, OPTIONS', user.DELETE],
  ['user', 'POST', 'GET, HEAD, OPTIONS', user.POST],
  ['settings', 'PUT', 'GET, HEAD, PATCH, OPTIONS', settings.PUT],
  ['feedback', 'GET', 'POST, OPTIONS', feedback.GET],
  ['feedback', 'HEAD', 'POST, OPTIONS', feedback.HEAD],
  ['chat', 'PATCH', 'POST, OPTIONS', chat.PATCH],
])('%s does not allow %s, but %s', async (_, method, allow, handler) => {
  const answer = await createVisitor().call(handler, method, { params });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe(allow);
});

test('OPTIONS lists the methods, and HEAD responds as GET without a body', async () => {
  const options = await createVisitor().call(settings.OPTIONS, 'OPTIONS', { params });
  expect(options).toMatchObject({ status: 204, body: null });
  expect(options.headers.get('allow')).toBe('GET, HEAD, PATCH, OPTIONS');
  const head = await createVisitor().call(user.HEAD, 'HEAD', { params });
  expect(head).toMatchObject({ status: 200, body: null });
  expect(head.headers.get('content-type')).toBe('application/json');
});

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'an unknown path responds to %s with 404',
  async (method) => {
    const answer = await createVisitor().call(unknown[method], method, { params: { path: ['nothing'] } });
    expect(answer).toMatchObject({ status: 404, body: { title: 'Not Found' } });
    expect(answer.headers.get('set-cookie')).toBeNull();
  },
);

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 201],
  [{ 'sec-fetch-site': 'none' }, 201],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost:3001', host: 'localhost:3000' }, 403],
  [{ origin: 'http://localhost:3000' }, 201],
  [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 201],
  [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'http://localhost:3000.evil.example', host: 'localhost:3000' }, 403],
  [{ origin: 'http://localhost:3000@evil.example', host: 'localhost:3000' }, 403],
  [{ origin: 'https://evil.example', 'content-type': '' }, 403],
  // What forms and scripts of other sites can send without asking.
  [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
  [{ 'content-type': 'multipart/form-data; boundary=x' }, 415],
  [{ 'content-type': 'text/plain;charset=UTF-8' }, 415],
  [{ 'content-type': 'text/plain, application/json' }, 415],
  [{ 'content-type': 'text/plain; application/json' }, 415],
  [{}, 201],
])('a write with %j gets %i', async (headers, status) => {
  const answer = await createVisitor().call(feedback.POST, 'POST', {
    body,
    headers: headers as Record<string, string>,
  });
  expect(answer.status).toBe(status);
});

const OVERRIDES = {
  'x-http-method-override': 'DELETE',
  'x-method-override': 'POST',
  'x-http-method': 'PATCH',
};

test('headers and addresses that name another method change nothing', async () => {
  const options = { params, headers: OVERRIDES, query: '?_method=DELETE' };
  expect((await createVisitor().call(feedback.GET, 'GET', options)).status).toBe(405);
  expect((await createVisitor().call(user.POST, 'POST', options)).status).toBe(405);
});

test('where SITE_URL names the address, pages of other hosts cannot write', async () => {
  process.env.SITE_URL = 'https://www.site.example';
  await jest.isolateModulesAsync(async () => {
    const { requireSameOrigin } = await import('@/lib/http/visitor');
    const write = (origin: string) => () =>
      requireSameOrigin(new Request(origin, { headers: { origin, host: new URL(origin).host } }));
    expect(write('https://www.site.example')).not.toThrow();
    expect(write('http://www.site.example')).toThrow('Only pages of this site');
    expect(write('https://old.site.example')).toThrow('Only pages of this site');
  });
  delete process.env.SITE_URL;
});

/** Sends a body as a stream or as bytes. */
function sendRaw(body: ReadableStream | Uint8Array): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return feedback.POST(new Request('http://localhost:3000/api/feedback', init), {
    params: Promise.resolve({}),
  });
}

test.each([
  ['', 'The body is not JSON.'],
  ['{', 'The body is not JSON.'],
  ["{'userId':1}", 'The body is not JSON.'],
  ['\ufeff{"userId":1}', 'The body does not have the expected fields.'],
])('the body %j is refused', async (text, detail) => {
  const answer = await createVisitor().call(feedback.POST, 'POST', { body: text });
  expect(answer).toMatchObject({ status: 400, body: { detail } });
});

test('bytes that are not UTF-8 are refused', async () => {
  const answer = await sendRaw(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]));
  expect(await answer.json()).toMatchObject({ status: 400, detail: 'The body is not UTF-8 text.' });
});

test.each([
  [15, 400, 'expected fields'],
  [17, 400, 'accepted'],
  [8000, 400, 'accepted'],
])('%i levels of nesting get %i', async (depth, status, message) => {
  const text = `{"userId":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const answer = await createVisitor().call(feedback.POST, 'POST', { body: text });
  expect(answer).toMatchObject({ status, body: { detail: expect.stringContaining(message) } });
});

test.each([
  ['a name with NUL', '{"a\\u0000":1}', 'body', 'holds a name that is not text'],
  ['NUL', '"a\\u0000b"', 'feedback', 'holds characters that are not text'],
  ['a lone high surrogate', '"a\\ud83db"', 'feedback', 'holds characters that are not text'],
  ['a lone low surrogate', '"a\\ude00b"', 'feedback', 'holds characters that are not text'],
])('%s is refused, naming the field', async (_, text, field, message) => {
  const sent = text.startsWith('{') ? text : `{"userId":1,"rating":5,"feedback":${text}}`;
  expect(await createVisitor().call(feedback.POST, 'POST', { body: sent })).toMatchObject({
    status: 400,
    body: { errors: [{ field, message }] },
  });
});

test('a body that is too long is refused before it is read', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(4096).fill(32));
    },
  });
  const answer = await sendRaw(endless);
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(10);
  const announced = await createVisitor().call(feedback.POST, 'POST', {
    body,
    headers: { 'content-length': '60000000' },
  });
  expect(announced.status).toBe(413);
});

test('a stalled body gets 408 before the call’s own deadline', async () => {
  let stall = () => {};
  const stalled = new Promise<void>((resolve) => (stall = resolve));
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"userId":1,')),
    pull: () => stall(),
  });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const answering = sendRaw(body);
  await stalled;
  jest.advanceTimersByTime(2500);
  jest.useRealTimers();
  const answer = await answering;
  expect(answer.headers.get('connection')).toBe('close');
  expect(await answer.json()).toMatchObject({ status: 408, title: 'Request Timeout' });
});

test('a disconnect in the middle of a body is not logged as an error', async () => {
  const logged = jest.spyOn(getLogger(), 'error');
  // The error of Next's request body reader.
  const left = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  let isBegun = false;
  const body = new ReadableStream({
    pull(controller) {
      if (isBegun) return controller.error(left);
      isBegun = true;
      controller.enqueue(new TextEncoder().encode('{"userId":1,'));
    },
  });
  const answer = await sendRaw(body);
  expect(await answer.json()).toMatchObject({ status: 400, detail: 'The body did not arrive completely.' });
  expect(logged).not.toHaveBeenCalled();
});

test('refused calls store nothing', async () => {
  const visitors = (await openDatabase()).visitor;
  const before = await visitors.count();
  await createVisitor().call(events.POST, 'POST', { body: { userId: 1, events: [{}] } });
  await createVisitor().call(feedback.POST, 'POST', { body: { userId: 1 } });
  expect(await visitors.count()).toBe(before);
});

const ROOT = join(__dirname, '../../app');
// The fallback for unknown paths, and endpoints that respond with 404 unless they are enabled.
const UNLISTED = ['/api/[...path]', '/api/live', '/api/metrics'];

type Route = { OPTIONS: Parameters<ReturnType<typeof createVisitor>['call']>[0] };

const handlers = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(`${sep}route.ts`))
  .map((file) => ({ file: join(ROOT, file), path: `/${relative(ROOT, dirname(join(ROOT, file)))}` }))
  .filter(({ path }) => path.startsWith('/api/') && !UNLISTED.includes(path));

async function readMethods(file: string): Promise<string[]> {
  const { OPTIONS }: Route = await import(file);
  const { headers } = await createVisitor().call(OPTIONS, 'OPTIONS');
  const allowed = headers.get('allow')?.split(', ') ?? [];
  return allowed.filter((method) => !['HEAD', 'OPTIONS'].includes(method));
}

test('the reference lists exactly the calls that the site supports', async () => {
  const answered = await Promise.all(
    handlers.map(async ({ file, path }) =>
      (await readMethods(file)).map(
        (method) => `${method} ${path.replaceAll('[', '{').replaceAll(']', '}')}`,
      ),
    ),
  );
  const listed = listCalls().map(({ method, path }) => `${method} ${path}`);
  expect(listed.sort()).toEqual(answered.flat().sort());
});
