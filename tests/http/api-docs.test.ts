import { listCalls } from '@/lib/calls/calls';
import { fetchSite, readPage, type ReadPage, textOf, textsOf } from '../support/http/read-page';

let page: ReadPage;
let file: Response;

beforeAll(async () => {
  [page, file] = await Promise.all([readPage('/api'), fetchSite('/api/openapi.json')]);
});

const select = (selector: string) => [...page.document.querySelectorAll(selector)];

test.each([
  ['get-user', 'GET', '/api/user/{id}'],
  ['get-settings', 'GET', '/api/personalization-settings/{id}'],
  ['patch-segment', 'PATCH', '/api/user/{id}/segment'],
  ['patch-new-user-status', 'PATCH', '/api/user/{id}/new-user-status'],
  ['patch-settings', 'PATCH', '/api/personalization-settings/{id}'],
  ['analyze-behavior', 'POST', '/api/analyze-behavior'],
  ['send-chat', 'POST', '/api/chat'],
  ['send-feedback', 'POST', '/api/feedback'],
  ['load-chat', 'GET', '/api/chat/{userId}'],
])('%s is documented as %s %s (spec §7)', (id, method, path) => {
  const summary = `article > #${id} > summary`;
  expect(textOf(page.document.querySelector(`${summary} [data-slot=badge]`))).toBe(method);
  expect(textOf(page.document.querySelector(`${summary} code`))).toBe(path);
});

test('a call lists its fields with their limits, its errors and its command', () => {
  const text = textOf(page.document.querySelector('#send-chat'));
  expect(text).toMatch(/message\s*required\s*text, 1 to 2000 characters/);
  expect(text).toContain('400, 403, 408, 413, 415, 429, 500, 503');
  expect(textOf(page.document.querySelector('#get-user'))).toContain(
    'curl -b visitor.txt -c visitor.txt "$SITE/api/user/42"',
  );
});

test.each([
  ['request-demo', '/contact#demo'],
  ['delete-my-data', '/settings#privacy'],
  ['withdraw-consent', '/settings#privacy'],
])('%s cannot be tried here and links to %s', (id, href) => {
  expect(textsOf(page.document, `#${id} button`).join()).not.toContain('Try it');
  expect(select(`#${id} a`).map((link) => link.getAttribute('href'))).toContain(href);
});

test('every call is folded to its title, method and path, with all copy in the HTML', () => {
  for (const call of listCalls()) {
    const fold = page.document.getElementById(call.id);
    expect(fold?.hasAttribute('open')).toBe(false);
    expect(fold?.getAttribute('data-unscripted')).toBe('open');
    expect(textOf(fold)).toContain('With curl');
    expect(select(`#calls a[href="#${call.id}"]`)).toHaveLength(1);
  }
});

test('the page links to the OpenAPI file', async () => {
  const [link] = select('main a[href="/api/openapi.json"]');
  expect(link).toBeDefined();
  expect(file.headers.get('content-type')).toContain('application/json');
  const { openapi, paths } = await file.json();
  expect(openapi).toBe('3.1.1');
  expect(Object.keys(paths).sort()).toEqual([...new Set(listCalls().map(({ path }) => path))].sort());
});
