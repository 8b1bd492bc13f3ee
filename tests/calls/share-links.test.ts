import * as shareLinks from '@/app/api/share-links/route';
import * as share from '@/app/share/[token]/route';
import { openDatabase } from '@/lib/db/client';
import { loadSecret } from '@/lib/db/secret';
import { advanceTime, testRefusals } from '../support/calls/call-fixtures';
import { createVisitor } from '../support/calls/handler-visitor';

const persona = { segment: 'developer', cluster: 'converter', visitor: 'returning' };
const DAY_MS = 24 * 60 * 60 * 1000;

async function makeLink(body: Record<string, unknown> = {}) {
  const answer = await createVisitor().call(shareLinks.POST, 'POST', {
    body: { page: '/pricing', persona, ...body },
  });
  expect(answer.status).toBe(201);
  const { path, expiresAt } = answer.body as { path: string; expiresAt: string };
  expect(path).toMatch(/^\/share\/[\w-]+\.[\w-]{43}$/);
  return { token: path.slice('/share/'.length), expiresAt: Date.parse(expiresAt) };
}

async function open(token: string) {
  const { status, headers } = await createVisitor().call(share.GET, 'GET', { params: { token } });
  return { status, location: headers.get('location'), cookie: headers.get('set-cookie') };
}

const GONE = 'demo-view=; Path=/; Max-Age=0; SameSite=Lax';

test('a link opens exactly its view, for seven days', async () => {
  const { token, expiresAt } = await makeLink();
  expect(Math.abs(expiresAt - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
  expect(await open(token)).toEqual({
    status: 303,
    location: '/pricing',
    cookie: 'demo-view=developer.converter.returning.chosen.chosen.11~1~~~~~demo; Path=/; SameSite=Lax',
  });
});

test('the link contains settings and texts, and opens as a guest', async () => {
  const settings = { contentPersonalization: true, navigationAdaptation: false, behavioralAnalytics: false };
  const texts = { company: ' <b>A & B</b> ', sender: 'Maria', message: 'Hello', nextStep: 'pricing' };
  const { token } = await makeLink({ settings, ...texts, isGuest: true, days: 1 });
  expect((await open(token)).cookie).toBe(
    'demo-view=developer.converter.returning.chosen.chosen.10~0~guest~*3Cb*3EA*20*26*20B*3C*2Fb*3E~Maria~Hello~pricing; Path=/; SameSite=Lax',
  );
});

test('a tampered link opens the plain home page and ends the demo view', async () => {
  const { token } = await makeLink();
  for (const broken of [token.slice(0, -1), `x${token}`, token.replace('.', '..'), 'nonsense'])
    expect(await open(broken)).toEqual({ status: 303, location: '/?demo=invalid', cookie: GONE });
});

test('an expired link opens its plain page', async () => {
  const { token } = await makeLink({ days: 1 });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS + 60_000);
  expect(await open(token)).toEqual({ status: 303, location: '/pricing?demo=expired', cookie: GONE });
  jest.restoreAllMocks();
});

test('rotating the secret ends all links', async () => {
  const { token } = await makeLink();
  const secret = await loadSecret('share-links');
  expect(await loadSecret('share-links')).toBe(secret);
  const database = await openDatabase();
  await database.secret.deleteMany();
  // The secret is cached for a second.
  expect((await open(token)).location).toBe('/pricing');
  advanceTime(1000);
  expect((await open(token)).location).toBe('/?demo=invalid');
  expect(await loadSecret('share-links')).not.toBe(secret);
  jest.restoreAllMocks();
});

test('malformed tokens are rejected before the secret is loaded', async () => {
  const { secret } = await openDatabase();
  await secret.deleteMany();
  advanceTime(1000);
  for (const token of [
    'nonsense',
    `${'A'.repeat(6001)}.${'A'.repeat(43)}`,
    `${'A'.repeat(20)}.${'A'.repeat(42)}`,
  ])
    expect((await open(token)).location).toBe('/?demo=invalid');
  expect(await secret.count()).toBe(0);
  expect((await open(`${'A'.repeat(20)}.${'A'.repeat(43)}`)).location).toBe('/?demo=invalid');
  expect(await secret.count()).toBe(1);
  jest.restoreAllMocks();
});

test('instances that create the secret at once agree on one', async () => {
  const { secret } = await openDatabase();
  for (let round = 0; round < 20; round += 1) {
    await secret.deleteMany();
    const drawn = await Promise.all(Array.from({ length: 8 }, () => loadSecret('share-links')));
    expect(new Set(drawn).size).toBe(1);
  }
});

const COMPANY = 'must be one line of plain text with at most 60 characters';
const CONTACT = 'must not have a phone number or an address of a page or mailbox';
const DAYS = 'must be a whole number of days, from 1 to 30';

const REFUSED: [change: object, field: string, message: unknown][] = [
  [{ page: '/secret' }, 'page', expect.stringContaining('must be one of /, /demo')],
  [{ page: 'https://evil.example' }, 'page', expect.any(String)],
  [{ persona: { ...persona, segment: 'robot' } }, 'persona.segment', expect.any(String)],
  [{ persona: { ...persona, name: 'x' } }, 'persona.name', 'is not a known field'],
  [{ company: 'x'.repeat(61) }, 'company', COMPANY],
  [{ company: 'two\nlines' }, 'company', COMPANY],
  [{ sender: 'x'.repeat(61) }, 'sender', COMPANY],
  [{ message: 'two\nlines' }, 'message', 'must be one line of plain text with at most 160 characters'],
  [{ sender: 'Bank security team +49 (30) 123-45.67' }, 'sender', CONTACT],
  [{ message: 'Write to me@evil.example' }, 'message', CONTACT],
  [{ message: 'See evil.example now' }, 'message', CONTACT],
  [{ message: 'See https://evil' }, 'message', CONTACT],
  [{ nextStep: 'https://evil.example' }, 'nextStep', expect.any(String)],
  [{ days: 0 }, 'days', DAYS],
  [{ days: 31 }, 'days', DAYS],
  [{ days: 1.5 }, 'days', DAYS],
  [{ extra: 1 }, 'extra', 'is not a known field'],
];
testRefusals(
  shareLinks.POST,
  'POST',
  REFUSED.map(([change, field, message]) => [{ page: '/', persona, ...change }, field, message] as const),
);

test('an address makes at most 300 links in an hour', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.60' };
  const make = async () =>
    (await createVisitor().call(shareLinks.POST, 'POST', { headers, body: { page: '/', persona } })).status;
  for (let link = 0; link < 300; link += 1) expect(await make()).toBe(201);
  expect(await make()).toBe(429);
});
