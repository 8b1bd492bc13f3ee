import { randomUUID } from 'node:crypto';
import * as demoRequests from '@/app/api/demo-requests/route';
import { createVisitor } from '../support/handler-visitor';

process.env.RATE_LIMIT_PER_MINUTE = '240';
process.env.RATE_LIMIT_ADDRESS_PER_MINUTE = '1200';

function send(
  visitor: ReturnType<typeof createVisitor>,
  address: string,
  requestId: string = randomUUID(),
  name = 'Ann',
) {
  const body = {
    requestId,
    userId: 7,
    name,
    email: 'ann@company.example',
    company: 'Company',
    persona: { segment: 'developer', cluster: 'explorer', visitor: 'new' },
  };
  return visitor.call(demoRequests.POST, 'POST', { body, headers: { 'x-forwarded-for': address } });
}

test('a visitor can send five requests in ten minutes; retries do not count', async () => {
  const visitor = createVisitor();
  const first = randomUUID();
  const statuses = [(await send(visitor, '192.0.2.1', first)).status];
  for (let call = 0; call < 4; call += 1) statuses.push((await send(visitor, '192.0.2.1')).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201]);
  const refused = await send(visitor, '192.0.2.1');
  expect(refused).toMatchObject({ status: 429, body: { title: 'Too Many Requests' } });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(600);
  expect((await send(visitor, '192.0.2.1', first)).status).toBe(201);
});

test('an address can send twenty-five, whatever its cookies', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 26; call += 1) {
    statuses.push((await send(createVisitor(), '192.0.2.2')).status);
  }
  expect(statuses).toEqual([...Array(25).fill(201), 429]);
  expect((await send(createVisitor(), '192.0.2.3')).status).toBe(201);
});

test('different content from other visitors under a known id counts as a new request', async () => {
  const known = randomUUID();
  await send(createVisitor(), '192.0.2.4', known);
  const statuses: number[] = [];
  for (let call = 0; call < 25; call += 1)
    statuses.push((await send(createVisitor(), '192.0.2.4', known, `Ann ${call}`)).status);
  expect(statuses).toEqual([...Array(24).fill(201), 429]);
});
