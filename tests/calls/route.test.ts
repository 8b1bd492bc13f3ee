import * as feedback from '@/app/api/feedback/route';
import * as health from '@/app/api/health/route';
import * as metrics from '@/app/api/metrics/route';
import { getUser } from '@/lib/calls/user';
import { handle, route } from '@/lib/http/route';
import { getLogger } from '@/lib/log/logger';
import { createVisitor } from '../support/calls/handler-visitor';

const params = { id: '1' };

test('an internal error gives 500 without details, and is logged with them', async () => {
  const error = jest.spyOn(getLogger(), 'error');
  const failing = route(
    handle(getUser, {
      handle() {
        throw new TypeError('undefined is not a secret');
      },
    }),
  );
  const answer = await createVisitor().call(failing.GET, 'GET', { params });
  expect(answer).toMatchObject({ status: 500, body: { detail: 'Something went wrong on our side.' } });
  expect(JSON.stringify(answer.body)).not.toContain('secret');
  expect(error).toHaveBeenCalledWith({
    error: expect.objectContaining({ name: 'TypeError', message: 'undefined is not a secret' }),
  });
});

test('an error that can quote a visitor is logged without its message', async () => {
  const error = jest.spyOn(getLogger(), 'error');
  const failing = route(
    handle(getUser, {
      handle() {
        throw new Error('failed for "my diary"');
      },
    }),
  );
  await createVisitor().call(failing.GET, 'GET', { params });
  expect(JSON.stringify(error.mock.calls)).not.toContain('diary');
});

test('a handler that exceeds its deadline is aborted, and the call gets 503', async () => {
  let stopped = false;
  const slow = route(
    handle(getUser, {
      deadlineMs: 50,
      handle: ({ signal }) =>
        new Promise(() => {
          signal.addEventListener('abort', () => {
            stopped = true;
          });
        }),
    }),
  );
  const answer = await createVisitor().call(slow.GET, 'GET', { params });
  expect(answer).toMatchObject({ status: 503, body: { detail: 'The response took too long.' } });
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(stopped).toBe(true);
});

test('the log line of a call has its route and outcome, and nothing about the visitor', async () => {
  const info = jest.spyOn(getLogger(), 'info');
  const plain = route(handle(getUser, { handle: () => Response.json({}) }));
  await createVisitor().call(plain.GET, 'GET', {
    params,
    headers: { 'x-forwarded-for': '192.0.2.7' },
  });
  expect(info.mock.calls).toEqual([
    [
      {
        method: 'GET',
        route: '/api/user/[id]',
        status: 200,
        ms: expect.any(Number),
      },
    ],
  ]);
});

test.each([
  [
    '{"userId":1,"rating":9,"me@example.com":1,"my diary":2}',
    'application/json',
    400,
    'The body does not have the expected fields.',
    ['rating', '(unknown)'],
  ],
  ['{"my diary":"\\u0000"}', 'application/json', 400, 'The body was not accepted.', undefined],
  ['{my diary', 'application/json', 400, 'The body is not JSON.', undefined],
  [
    'my diary',
    'text/plain',
    415,
    'Send the body as application/json in UTF-8, without compression.',
    undefined,
  ],
  [
    `"${'my diary'.repeat(3000)}"`,
    'application/json',
    413,
    'A body may have at most 16384 bytes.',
    undefined,
  ],
])(
  'the log line of a refusal has the reason and the names of fields: %.30j',
  async (body, type, status, reason, fields) => {
    const info = jest.spyOn(getLogger(), 'info');
    await createVisitor().call(feedback.POST, 'POST', { body, headers: { 'content-type': type } });
    expect(info.mock.calls).toEqual([
      [expect.objectContaining({ route: '/api/feedback', status, reason, fields })],
    ]);
  },
);

test('a page of another site is refused with the reason in the log', async () => {
  const info = jest.spyOn(getLogger(), 'info');
  await createVisitor().call(feedback.POST, 'POST', {
    body: {},
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  const reason = 'Only pages of this site can make this call.';
  expect(info.mock.calls).toEqual([[expect.objectContaining({ status: 403, reason })]]);
});

test('probes that succeed are logged for debugging only', async () => {
  const [info, debug] = [jest.spyOn(getLogger(), 'info'), jest.spyOn(getLogger(), 'debug')];
  await createVisitor().call(health.GET, 'GET');
  await createVisitor().call(metrics.GET, 'GET');
  expect(debug.mock.calls).toEqual([[expect.objectContaining({ route: '/api/health', status: 200 })]]);
  // Without METRICS_TOKEN, there is none.
  expect(info.mock.calls).toEqual([[expect.objectContaining({ route: '/api/metrics', status: 404 })]]);
});

test('without a trusted proxy, request ids from outside are ignored', async () => {
  const requestId = '0d9c5a3e-6f57-4a86-9d2c-0c1f6f0a4b11';
  const plain = route(handle(getUser, { handle: () => Response.json({}) }));
  const headers = { 'x-request-id': requestId };
  const answer = await createVisitor().call(plain.GET, 'GET', { params, headers });
  expect(answer.headers.get('x-request-id')).not.toBe(requestId);
});
