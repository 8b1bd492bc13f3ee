import { mkdtempSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '../content/finding';
import { createEditHandler } from './edit-server';
import { PERSONAS } from '@/lib/personalization/persona';

const ORIGIN = 'http://localhost:3000';
const FILE = 'lib/content/calls-to-action.ts';
let root: string;
let server: Server;
let port: number;
let findings: Finding[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'edit-server-'));
  for (const folder of ['lib/content', 'lib/config']) cpSync(folder, join(root, folder), { recursive: true });
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  server.on(
    'request',
    createEditHandler({
      root,
      port,
      origins: [ORIGIN],
      hosts: ['name.example'],
      checkContent: async () => findings,
    }),
  );
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

type Response = { status: number; headers: Record<string, unknown>; body: string };

function send(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const options = {
    port,
    host: '127.0.0.1',
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { Host: `127.0.0.1:${port}`, Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
  };
  return new Promise((resolve, reject) => {
    const call = request(options, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const query = { texts: ['Schedule Demo'], around: '', path: '/', persona: 'developer.explorer.new' };
const read = () => readFileSync(join(root, FILE), 'utf8');

describe('rejects', () => {
  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a page of unknown origin', { Origin: 'null' }],
    ['a name that was pointed at this machine', { Host: `evil.example:${port}` }],
    ['localhost by name, which can be pointed elsewhere', { Host: 'localhost:1' }],
  ])('%s', async (_, headers) => {
    const response = await send('/find', query, headers);
    expect(response.status).toBe(403);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('requests that a form on another site could send', async () => {
    expect((await send('/undo', {}, { 'Content-Type': 'text/plain' })).status).toBe(404);
  });

  test.each([
    ['/change', { ids: ['../package.json#name'], before: 'adaptive-site', text: 'X' }, 409],
    ['/describe', { id: '../../etc/passwd' }, 409],
    ['/find', { texts: 'no list' }, 400],
    ['/panel/../../package', undefined, 404],
    ['/undo', {}, 409],
  ])('%s with what is no text', async (path, body, status) => {
    expect((await send(path, body)).status).toBe(status);
  });
});

describe('through the site’s rewrite', () => {
  const forwarded = { 'X-Forwarded-Host': 'name.example', Origin: 'https://name.example' };
  const tls = { ...forwarded, 'Sec-Fetch-Site': 'same-origin' };

  test.each([
    ['a page of a further name', forwarded],
    ['a page over TLS', tls],
    ['a tunnel that renames the host', { ...tls, 'X-Forwarded-Host': 'localhost:3000' }],
    ['localhost', { 'X-Forwarded-Host': 'localhost:3000', Origin: ORIGIN }],
  ])('is answered: %s', async (_, headers) => {
    const { status, headers: sent } = await send('/find', query, headers);
    expect(status).toBe(200);
    expect(sent['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    ['another site', { ...forwarded, Origin: 'https://evil.example' }],
    ['another site, says its browser', { ...tls, 'Sec-Fetch-Site': 'cross-site' }],
    ['another site of the same owner', { ...tls, 'Sec-Fetch-Site': 'same-site' }],
    ['a page of unknown origin', { ...forwarded, Origin: 'null' }],
    ['one of the names from another', { ...forwarded, Origin: 'http://localhost:3000' }],
    ['another port of the same name', { ...forwarded, Origin: 'https://name.example:8443' }],
    ['a name that was pointed here', { 'X-Forwarded-Host': 'evil.example', Origin: 'http://evil.example' }],
    ['no name', { ...forwarded, 'X-Forwarded-Host': '' }],
  ])('is rejected: %s', async (_, headers) => {
    expect((await send('/find', query, headers)).status).toBe(403);
  });
});

test('a text is found, described, changed and changed back', async () => {
  const before = read();
  const found = JSON.parse((await send('/find', query)).body);
  const [{ id, text, readers }] = found.places;
  expect({ kind: found.kind, text, readers }).toEqual({
    kind: 'whole',
    text: 'Schedule Demo',
    readers: PERSONAS.length,
  });
  const described = JSON.parse((await send('/describe', { id })).body);
  expect(described).toMatchObject({
    file: FILE,
    keyPath: 'callToActionCopy › schedule-demo › label',
    limit: null,
  });

  expect((await send('/change', { ids: [id], before: text, text: "Book a 'demo'" })).status).toBe(200);
  expect(read()).toBe(before.replace("'Schedule Demo'", "'Book a ‘demo’'"));
  expect(JSON.parse((await send('/describe', { id })).body).text).toBe('Book a ‘demo’');
  const late = await send('/change', { ids: [id], before: text, text: 'Too late' });
  expect(late.status).toBe(409);
  expect(late.body).toContain('This text has been changed');

  expect((await send('/undo', {})).status).toBe(200);
  expect(read()).toBe(before);
});

test('a text about code remains a text', async () => {
  const { places } = JSON.parse(
    (await send('/find', { ...query, texts: ['Know where your market goes next'] })).body,
  );
  const [{ id, text: before }] = places;
  const text = 'Write `${code}` in {braces}';
  await send('/change', { ids: [id], before, text });
  expect(JSON.parse((await send('/describe', { id })).body)).toMatchObject({ text, isSample: false });
  expect((await send('/undo', {})).status).toBe(200);
});

const post = async (path: string, body: object) => JSON.parse((await send(path, body)).body);

test('findings lead to their texts, newest first', async () => {
  const line =
    read()
      .split('\n')
      .findIndex((text) => text.includes("'Schedule Demo'")) + 1;
  const found = { file: 'calls-to-action.ts', line, item: 'schedule-demo', field: 'label', message: 'Old' };
  findings = [{ ...found, message: 'Older' }];
  await post('/check', {});
  findings = [...findings, found];
  const { findings: shown } = await post('/check', {});
  expect(shown).toEqual([
    expect.objectContaining({
      where: expect.stringMatching(/: schedule-demo › label \(calls-to-action\.ts, line \d+\)$/),
      message: 'Old',
    }),
    expect.objectContaining({ message: 'Older' }),
  ]);
  expect(await post('/describe', { id: shown[0].placeId })).toMatchObject({ text: 'Schedule Demo', line });
});

test('a computed text names the file and line of its number', async () => {
  const around = 'Total sessions 12,847 Average session 4.2 min Bounce rate 23.4% Pages per session 3.6';
  const { numbers } = await post('/find', { ...query, texts: ['4.2 min'], around, path: '/analytics' });
  expect(numbers[0]).toEqual({
    file: 'lib/content/analytics/analytics-by-range.ts',
    line: 171,
    keyPath: 'samples › 7d › avgSessionDuration',
    value: 4.2,
  });
});

test('the panel’s modules are served to the site', async () => {
  const response = await send('/panel/panel');
  expect(response.headers['access-control-allow-origin']).toBe(ORIGIN);
});
