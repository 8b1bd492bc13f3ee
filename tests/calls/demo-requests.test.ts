import { randomUUID } from 'node:crypto';
import * as demoRequests from '@/app/api/demo-requests/route';
import { CAMPAIGN_KEYS } from '@/lib/config/campaign';
import { demoRequestErrors as errors } from '@/lib/content/pages/demo-request';
import { openDatabase } from '@/lib/db/client';
import { createDemoRequest, PERSONA } from '../support/calls/call-fixtures';
import { createVisitor } from '../support/calls/handler-visitor';

// The limits of production. Every test has an address of its own.
process.env.RATE_LIMIT_PER_MINUTE = '240';
process.env.RATE_LIMIT_ADDRESS_PER_MINUTE = '1200';
let tests = 0;
beforeEach(() => (tests += 1));

const send = (body: unknown, visitor = createVisitor(), address = `192.0.2.${tests}`) =>
  visitor.call(demoRequests.POST, 'POST', { body, headers: { 'x-forwarded-for': address } });

async function readRows(requestId: string) {
  return (await openDatabase()).demoRequest.findMany({ where: { requestId } });
}

test('a request is stored with the view and the campaigns that led to it', async () => {
  const campaign = { utm_source: 'newsletter', gclid: 'abc' };
  const firstCampaign = { utm_campaign: 'autumn', fbclid: 'def' };
  const body = createDemoRequest({
    name: '  Ann Example ',
    companySize: '51-200',
    message: ' Two\nlines ',
    campaign,
    firstCampaign,
  });
  expect(await send(body)).toMatchObject({ status: 201, body: { requestId: body.requestId } });
  expect(await readRows(body.requestId)).toMatchObject([
    {
      userId: 7,
      name: 'Ann Example',
      email: 'ann@company.example',
      company: 'Company',
      companySize: '51-200',
      message: 'Two\nlines',
      segment: 'developer',
      cluster: 'researcher',
      visitorType: 'new',
      campaign: JSON.stringify(campaign),
      firstCampaign: JSON.stringify(firstCampaign),
      createdAt: expect.any(Date),
    },
  ]);
});

const ONE = '{"utm_source":"mail"}';

test.each([
  ['a single campaign is first and last', { campaign: { utm_source: 'mail' } }, [null, null, ONE, ONE]],
  ['optional fields can be empty', { message: '  ', campaign: {}, subject: '' }, [null, null, null, null]],
])('%s', async (_, change, [companySize, message, campaign, firstCampaign]) => {
  const body = createDemoRequest(change);
  expect((await send(body)).status).toBe(201);
  expect(await readRows(body.requestId)).toMatchObject([{ companySize, message, campaign, firstCampaign }]);
});

test('the same request sent three times, in sequence or at once, is one row', async () => {
  const visitor = createVisitor();
  const body = createDemoRequest();
  const answers = [await send(body, visitor), await send(body, visitor), await send(body, visitor)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await readRows(body.requestId)).toHaveLength(1);

  const other = createDemoRequest();
  const atOnce = await Promise.all([send(other, visitor), send(other, visitor), send(other)]);
  expect(atOnce.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await readRows(other.requestId)).toHaveLength(1);
});

test('the owner can correct a request by sending it again; other visitors cannot', async () => {
  const visitor = createVisitor();
  const body = createDemoRequest({ message: 'first' });
  await send(body, visitor);
  await send({ ...body, email: 'ann.example@company.example' }, visitor);
  expect((await send({ ...body, email: 'mallory@company.example' })).status).toBe(201);
  expect(await readRows(body.requestId)).toMatchObject([
    { email: 'ann.example@company.example', message: 'first' },
  ]);
});

const readByMessage = async (message: string) =>
  (await openDatabase()).demoRequest.findMany({ where: { message }, orderBy: { id: 'asc' } });

test('a correction from a visitor that lost the first cookie is stored too, once', async () => {
  const message = randomUUID();
  const body = createDemoRequest({ message });
  await send(body);
  expect((await send(body)).status).toBe(201);
  expect(await readByMessage(message)).toHaveLength(1);
  const visitor = createVisitor();
  const corrected = { ...body, email: 'ann.example@company.example' };
  for (const email of ['ann.example@company.example', 'ann.example@company.example', 'ann@other.example'])
    expect(await send({ ...corrected, email }, visitor)).toMatchObject({
      status: 201,
      body: { requestId: body.requestId },
    });
  expect(await readByMessage(message)).toMatchObject([
    { email: 'ann@company.example' },
    { email: 'ann@other.example' },
  ]);
});

test.each([
  { name: 'Ann B. Example' },
  { company: 'Other' },
  { companySize: '51-200' },
  { message: 'second' },
  { message: '' },
])('%j makes it another request', async (change) => {
  const database = await openDatabase();
  const body = createDemoRequest({ message: 'first' });
  await send(body);
  const before = await database.demoRequest.count();
  expect((await send({ ...body, ...change })).status).toBe(201);
  expect(await database.demoRequest.count()).toBe(before + 1);
  expect(await readRows(body.requestId)).toMatchObject([{ name: 'Ann Example', message: 'first' }]);
});

test('a request with the honeypot field filled is stored with a mark, because extensions fill it, too', async () => {
  const body = createDemoRequest({ subject: 'Buy now' });
  expect(await send(body)).toMatchObject({ status: 201, body: { requestId: body.requestId } });
  expect(await readRows(body.requestId)).toMatchObject([{ name: 'Ann Example', isSuspected: true }]);
});

test.each([
  ['name', undefined, errors.name.missing],
  ['email', '', errors.email.missing],
  ['email', 'ann@company', errors.email.invalid],
  ['email', 'Ann <ann@company.example>', errors.email.invalid],
  ['email', 'ann@company.example\nBcc: all@company.example', errors.email.invalid],
  ['company', null, errors.company.missing],
  ['requestId', '1', 'must be a UUID'],
  ['userId', -1, 'must be a whole number from 0 to 2147483647'],
  ['phone', '1', 'is not a known field'],
  ['campaign', { utm_source: 'x'.repeat(201) }, expect.any(String), 'campaign.utm_source'],
  ['campaign', { email: 'ann@company.example' }, expect.any(String), 'campaign.email'],
  ['persona', { ...PERSONA, segment: 'pirate' }, expect.any(String), 'persona.segment'],
])('%s = %j is refused with a remedy', async (name, value, message, field = name) => {
  const answer = await send(createDemoRequest({ [name]: value }));
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
});

test('unusual email addresses, and the longest request in any script, are accepted', async () => {
  for (const email of ['ünsal@bücher.example', "o'neill+demo@mail.company.example", 'a@b.co'])
    expect((await send(createDemoRequest({ email }))).status).toBe(201);
  // The browser truncates URL parameters to 200 bytes.
  const campaign = Object.fromEntries(CAMPAIGN_KEYS.map((key) => [key, '界'.repeat(66)]));
  const firstCampaign = Object.fromEntries(CAMPAIGN_KEYS.map((key) => [key, '金'.repeat(66)]));
  const long = {
    name: '界'.repeat(100),
    company: '界'.repeat(200),
    message: '界'.repeat(2000),
    campaign,
    firstCampaign,
  };
  expect((await send(createDemoRequest(long))).status).toBe(201);
});

test('a visitor can send five requests in ten minutes; retries do not count', async () => {
  const visitor = createVisitor();
  const first = createDemoRequest();
  const statuses = [(await send(first, visitor)).status];
  for (let call = 0; call < 4; call += 1) statuses.push((await send(createDemoRequest(), visitor)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201]);
  const refused = await send(createDemoRequest(), visitor);
  expect(refused).toMatchObject({ status: 429, body: { title: 'Too Many Requests' } });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(600);
  expect((await send(first, visitor)).status).toBe(201);
});

test('an address can send twenty-five, whatever its cookies, also under one known id', async () => {
  const known = createDemoRequest();
  const statuses: number[] = [];
  for (let call = 0; call < 26; call += 1)
    statuses.push((await send(call < 12 ? createDemoRequest() : { ...known, name: `Ann ${call}` })).status);
  expect(statuses).toEqual([...Array(25).fill(201), 429]);
  expect((await send(createDemoRequest(), createVisitor(), '198.51.100.1')).status).toBe(201);
});
