import { z } from 'zod';
import type { HttpProblem } from './problem';
import { MAX_BODY_BYTES, readBody } from './read-input';

const anything = z.looseObject({});
const post = (body: string, headers: Record<string, string> = {}) =>
  new Request('http://localhost/api', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

const refusal = (body: string, headers?: Record<string, string>) =>
  readBody(post(body, headers), anything).then(
    () => null,
    (error: HttpProblem) => error,
  );

const sized = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) });

test.each<Record<string, string>>([
  { 'content-type': 'application/json' },
  { 'content-type': 'application/json;charset=UTF-8' },
  { 'content-type': 'application/json ; charset=utf8;' },
  { 'content-type': 'Application/JSON; charset="UTF-8"' },
  { 'content-encoding': 'identity' },
  { 'content-length': String(MAX_BODY_BYTES) },
])('%j is accepted', async (headers) => {
  await expect(readBody(post('{}', headers), anything)).resolves.toEqual({});
});

test('the largest body is accepted, one byte more is not', async () => {
  expect(await refusal(sized(MAX_BODY_BYTES))).toBeNull();
  const problem = await refusal(sized(MAX_BODY_BYTES + 1));
  expect([problem?.status, problem?.message]).toEqual([
    413,
    `A body may have at most ${MAX_BODY_BYTES} bytes.`,
  ]);
});

test.each<[Record<string, string>]>([
  [{ 'content-type': 'text/plain' }],
  [{ 'content-type': 'application/x-www-form-urlencoded' }],
  [{ 'content-type': 'application/json; charset=latin1' }],
  [{ 'content-type': 'application/json5' }],
  [{ 'content-type': '' }],
  [{ 'content-encoding': 'gzip' }],
])('%j is refused with instructions', async (headers) => {
  const problem = await refusal('{}', headers);
  expect([problem?.status, problem?.message]).toEqual([
    415,
    'Send the body as application/json in UTF-8, without compression.',
  ]);
});

test('an error of the whole body is reported for the body', async () => {
  const problem = await refusal('"\\u0000"');
  expect(problem?.status).toBe(400);
  expect(JSON.stringify(problem)).toContain('"field":"body"');
});

test('no timer is left after a body has arrived', async () => {
  jest.useFakeTimers();
  await refusal('{}');
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
