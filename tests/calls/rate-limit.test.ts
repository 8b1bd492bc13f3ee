import * as chat from '@/app/api/chat/route';
import * as health from '@/app/api/health/route';
import * as user from '@/app/api/user/[id]/route';
import { createVisitor, type Answer } from '../support/calls/handler-visitor';

process.env.RATE_LIMIT_PER_MINUTE = '5';
process.env.RATE_LIMIT_ADDRESS_PER_MINUTE = '20';

const params = { id: '1' };
const question = { userId: 1, message: 'What does it cost?' };

async function callTimes(count: number, visitor: ReturnType<typeof createVisitor>, address: string) {
  const answers: Answer[] = [];
  for (let call = 0; call < count; call += 1) {
    answers.push(await visitor.call(user.GET, 'GET', { params, headers: { 'x-forwarded-for': address } }));
  }
  return answers;
}

test('calls are limited per visitor', async () => {
  const visitor = createVisitor();
  const answers = await callTimes(7, visitor, '192.0.2.1');
  // The first call, which set the cookie, counts for the address only.
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const wait = Number(answers.at(-1)?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await callTimes(1, createVisitor(), '192.0.2.1'))[0]?.status).toBe(200);
});

test('calls are limited per address, whatever the cookies', async () => {
  const statuses = [];
  for (let call = 0; call < 22; call += 1) {
    statuses.push((await callTimes(1, createVisitor(), '2001:db8:0:1::5'))[0]?.status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  expect((await callTimes(1, createVisitor(), '2001:db8:0:1:ffff::9'))[0]?.status).toBe(429);
  expect((await callTimes(1, createVisitor(), '2001:db8:0:2::5'))[0]?.status).toBe(200);
});

test('probes are not counted, and a refused call sets no cookie', async () => {
  const address = '2001:db8:0:3::5';
  const headers = { 'x-forwarded-for': address };
  for (let call = 0; call < 20; call += 1) await callTimes(1, createVisitor(), address);
  expect((await createVisitor().call(health.GET, 'GET', { headers })).status).toBe(200);
  const refused = await createVisitor().call(user.GET, 'GET', { params, headers });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('set-cookie')).toBeNull();
});

test('networks of one site share a larger limit', async () => {
  const statuses = [];
  for (let call = 0; call < 202; call += 1) {
    const address = `2001:db8:7:${(call % 20).toString(16)}::5`;
    statuses.push((await callTimes(1, createVisitor(), address))[0]?.status);
  }
  expect(statuses).toEqual([...Array(200).fill(200), 429, 429]);
});

test('a demo view has no second allowance', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.9', cookie: 'demo-view=x' };
  for (let call = 0; call < 20; call += 1) await callTimes(1, createVisitor(), '192.0.2.9');
  expect((await createVisitor().call(chat.POST, 'POST', { headers, body: question })).status).toBe(429);
});
