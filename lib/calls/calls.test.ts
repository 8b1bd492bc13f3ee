import { API_CALL_IDS } from '@/lib/content/pages/api-docs';
import { formatCurl, listErrors } from './api-call';
import { fillPath } from './endpoint';
import { apiCalls, findCall, listCalls } from './calls';

test.each(listCalls())('the examples of $id match its contract', ({ request, response }) => {
  if (request) expect(request.schema.safeParse(request.example)).toMatchObject({ success: true });
  expect(response.schema.safeParse(response.example)).toMatchObject({ success: true });
});

test('every endpoint is in one group', () => {
  expect(Object.keys(apiCalls).sort()).toEqual([...API_CALL_IDS].sort());
});

test.each([
  ['get-user', ['400', '429', '500', '503']],
  ['patch-segment', ['400', '403', '408', '413', '415', '429', '500', '503']],
  ['delete-my-data', ['403', '429', '500', '503']],
  ['check-health', ['500']],
] as const)('%s can fail with %j', (id, statuses) => {
  expect(listErrors(findCall(id))).toEqual(statuses);
});

test.each([
  ['get-user', 'curl -b visitor.txt -c visitor.txt "$SITE/api/user/42"'],
  [
    'patch-segment',
    `curl -b visitor.txt -c visitor.txt -X PATCH -H 'Content-Type: application/json' -d '{"segment":"developer"}' "$SITE/api/user/42/segment"`,
  ],
  ['delete-my-data', 'curl -b visitor.txt -c visitor.txt -X DELETE "$SITE/api/my-data"'],
  ['check-health', 'curl "$SITE/api/health"'],
] as const)('%s as a command', (id, command) => {
  expect(formatCurl(findCall(id))).toBe(command);
});

test('an apostrophe in a body does not end the command', () => {
  const { request, ...call } = findCall('send-feedback');
  if (!request) throw new Error('No request');
  expect(formatCurl({ ...call, request: { ...request, example: { feedback: "It's clear" } } })).toContain(
    `-d '{"feedback":"It'\\''s clear"}'`,
  );
});

test('a path parameter stays a single path segment', () => {
  expect(fillPath('/api/user/{id}/segment', { id: '../4 2?' })).toBe('/api/user/..%2F4%202%3F/segment');
});
