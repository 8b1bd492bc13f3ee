import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendAtRate } from '../../scripts/load/arrivals.mjs';
import { composeCall, readCalls } from '../../scripts/load/visitors.mjs';
import { expect, test } from '../support/site';

const PER_SECOND = 50;

test('the load benchmark sends the reference requests, and all succeed', async ({ baseURL }) => {
  const url = baseURL ?? '';
  const calls = await readCalls(url);
  const requests = [...calls, ...calls].map((call, index) => composeCall(call, index));
  const answers = await sendAtRate(url, PER_SECOND, requests);
  expect(answers).toHaveLength(2 * calls.length);
  const failed = answers.filter(({ status }) => status < 200 || status > 299);
  expect(failed.map(({ sent, status }) => `${sent.name}: ${status}`)).toEqual([]);
});

test('requests are sent at the same rate while the server stalls, and each counts its whole wait', async () => {
  const count = 10;
  const held: ServerResponse[] = [];
  const server = createServer((_, response) => {
    held.push(response);
    if (held.length === count) for (const one of held) one.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const requests = Array(count).fill({ method: 'GET', path: '/' });
    const answers = await sendAtRate(`http://127.0.0.1:${port}`, PER_SECOND, requests);
    expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(200));
    expect(answers[0]?.ms).toBeGreaterThanOrEqual(((count - 1) * 1000) / PER_SECOND);
  } finally {
    server.close();
  }
});
