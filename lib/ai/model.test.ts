import type { ModelFailure } from './model-error';
import { readRetryWait } from './model';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function wait(failure: ModelFailure, status?: number, retryAfter: string | null = null, remainingMs = 8000) {
  return readRetryWait({ error: { failure, status, retryAfter }, remainingMs, now: NOW, random: 0.5 });
}

test.each([
  ['connection', undefined, 250],
  ['status', 408, 250],
  ['status', 409, 250],
  ['status', 429, 250],
  ['status', 500, 250],
  ['status', 529, 250],
  ['status', 302, null],
  ['status', 400, null],
  ['status', 401, null],
  ['status', 403, null],
  ['status', 413, null],
  ['timeout', undefined, null],
  ['bad-reply', undefined, null],
  ['too-large', undefined, null],
  ['budget', undefined, null],
  ['refused', undefined, null],
] as const)('%s %s is retried after %s ms', (failure, status, expected) => {
  expect(wait(failure, status)).toBe(expected);
});

test.each([
  ['1', 1000],
  ['0', 0],
  ['1.5', 1500],
  ['86400', null],
  ['soon', 250],
  ['-1', 250],
  ['NaN', 250],
  ['', 250],
  ['1e9', 250],
  ['Sat, 21 Nov 2026 12:00:02 GMT', 2000],
  ['Sat, 21 Nov 2026 13:00:00 GMT', null],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 250],
])('Retry-After: %s', (header, expected) => {
  expect(wait('status', 429, header)).toBe(expected);
});

test.each([
  [1500, 1000],
  [1499, null],
])('with %d ms left, a wait of a second and half a second for the reply: %s', (remainingMs, expected) => {
  expect(wait('status', 429, '1', remainingMs)).toBe(expected);
});
