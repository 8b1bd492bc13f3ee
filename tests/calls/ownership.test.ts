import { createHash, randomBytes } from 'node:crypto';
import * as chat from '@/app/api/chat/route';
import * as history from '@/app/api/chat/[userId]/route';
import * as settings from '@/app/api/personalization-settings/[id]/route';
import * as segment from '@/app/api/user/[id]/segment/route';
import * as user from '@/app/api/user/[id]/route';
import { DEMO_VIEW_COOKIE } from '@/lib/config/stored-keys';
import { readEnv } from '@/lib/config/env';
import { openDatabase } from '@/lib/db/client';
import { CONSENT_COOKIE } from '@/lib/personalization/consent';
import { PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import { createVisitor } from '../support/calls/handler-visitor';

const params = { id: '42' };
const texts = { params: { userId: '42' } };
const DEFAULTS = { segment: 'innovation-leader', isNewUser: true };

const draw = () => randomBytes(32).toString('base64url');

async function createOwner() {
  const owner = createVisitor();
  await owner.call(segment.PATCH, 'PATCH', { params, body: { segment: 'developer' } });
  await owner.call(settings.PATCH, 'PATCH', { params, body: { behavioralAnalytics: false } });
  await owner.call(chat.POST, 'POST', { body: { userId: 42, message: 'mine' } });
  return owner;
}

test('the first call sets an HttpOnly, SameSite cookie, once', async () => {
  const visitor = createVisitor();
  const { headers } = await visitor.call(user.GET, 'GET', { params });
  expect(headers.get('set-cookie')).toMatch(
    /^visitor=[\w-]{43}; Path=\/; Max-Age=34128000; HttpOnly; SameSite=Lax$/,
  );
  const again = await visitor.call(user.GET, 'GET', { params });
  expect(again.headers.get('set-cookie')).toBeNull();
});

test('on HTTPS the cookie is Secure and has the __Host- prefix', async () => {
  Object.assign(readEnv(), { isSecure: true });
  const { headers } = await createVisitor('visitor=an-old-one').call(user.GET, 'GET', { params });
  Object.assign(readEnv(), { isSecure: false });
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-visitor=[\w-]{43}; Path=\/; Max-Age=34128000; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test('the database stores only the hash of the cookie', async () => {
  const visitor = await createOwner();
  const value = visitor.cookie.slice('visitor='.length);
  const rows = await (await openDatabase()).visitor.findMany();
  const hash = createHash('sha256').update(value).digest('hex');
  expect(rows.map(({ id }) => id)).toContain(hash);
  expect(JSON.stringify(rows)).not.toContain(value);
});

test('two visitors with the same user id never see or change each other', async () => {
  const first = await createOwner();
  const second = createVisitor();
  await second.call(user.GET, 'GET', { params });
  await second.call(segment.PATCH, 'PATCH', { params, body: { segment: 'sales-prospect' } });
  await second.call(chat.POST, 'POST', { body: { userId: 42, message: 'theirs' } });
  expect((await first.call(user.GET, 'GET', { params })).body).toEqual({ ...DEFAULTS, segment: 'developer' });
  expect((await second.call(user.GET, 'GET', { params })).body).toEqual({
    ...DEFAULTS,
    segment: 'sales-prospect',
  });
  expect((await second.call(settings.GET, 'GET', { params })).body).toMatchObject({
    behavioralAnalytics: true,
  });
  expect(JSON.stringify((await first.call(history.GET, 'GET', texts)).body)).not.toContain('theirs');
  expect(JSON.stringify((await second.call(history.GET, 'GET', texts)).body)).not.toContain('mine');
});

/** Cookies that must not be taken for the owner's. */
const FORGERIES: Record<string, (value: string) => string> = {
  'no value': () => 'visitor=',
  'flipped bits that decoding ignores': (value) =>
    `visitor=${value.slice(0, 42)}${nextLetter(value.slice(42))}`,
  'the hash, cut to length': (value) => `visitor=${createHash('sha256').update(value).digest('base64url')}`,
  'the name in another case': (value) => `Visitor=${value}`,
  'a name that ends like ours': (value) => `xvisitor=${value}`,
  'the prefix of https on a plain site': (value) => `__Host-visitor=${value}`,
  'a comma for a semicolon': (value) => `a=1, visitor=${value}`,
  quotes: (value) => `visitor="${value}"`,
  'percent signs': (value) =>
    `visitor=${[...value].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')}`,
  'the other alphabet of base64': (value) => `visitor=${value.replaceAll('-', '+').replaceAll('_', '/')}=`,
  'the hash that the database holds': (value) =>
    `visitor=${createHash('sha256').update(value).digest('hex')}`,
  'a space within': (value) => `visitor=${value.slice(0, 20)} ${value.slice(20)}`,
  'an injected one first': (value) => `visitor=${draw()}; visitor=${value}`,
  'an empty one first': (value) => `visitor=; visitor=${value}`,
  'eight kilobytes': (value) => `visitor=${value.repeat(190)}`,
};

test.each(Object.entries(FORGERIES))(
  'a cookie with %s reads nothing and changes nothing',
  async (_, forge) => {
    const owner = await createOwner();
    const forged = forge(owner.cookie.slice('visitor='.length));
    expect((await createVisitor(forged).call(user.GET, 'GET', { params })).body).toEqual(DEFAULTS);
    expect((await createVisitor(forged).call(history.GET, 'GET', texts)).body).toEqual([]);
    await createVisitor(forged).call(segment.PATCH, 'PATCH', { params, body: { segment: 'sales-prospect' } });
    expect((await owner.call(user.GET, 'GET', { params })).body).toEqual({
      ...DEFAULTS,
      segment: 'developer',
    });
  },
);

test('an injected cookie after the real one changes nothing', async () => {
  const { cookie } = await createOwner();
  const answer = await createVisitor(`${cookie}; visitor=${draw()}`).call(user.GET, 'GET', { params });
  expect(answer.body).toEqual({ ...DEFAULTS, segment: 'developer' });
});

const JUNK = [
  ...['', '""', 'null', 'undefined', '[object Object]', '{"segment":"developer"}', '__proto__'],
  ...['constructor.prototype.toString', '../../etc/passwd', "' OR 1=1 --", '<script>alert(1)</script>'],
  ...['%00%ff%fe', '%E0%A4%A', '\u00ff\u0080', 'developer.converter.returning.chosen.chosen.11.11.11'],
  ...['developer~1~~*3Cscript*3E~~~demo', '~'.repeat(4000)],
];

test.each([PERSONA_COOKIE, CONSENT_COOKIE, DEMO_VIEW_COOKIE])('junk in %s fails no call', async (name) => {
  for (const junk of JUNK) {
    const call = createVisitor(`${name}=${junk}`).call;
    expect(await call(user.GET, 'GET', { params })).toMatchObject({ status: 200, body: DEFAULTS });
    const body = { segment: 'developer' };
    const written = await createVisitor(`${name}=${junk}`).call(segment.PATCH, 'PATCH', { params, body });
    expect(written.status).toBe(200);
  }
});

test('only a well-formed value is accepted as a visitor', async () => {
  const { cookie } = await createOwner();
  for (const value of [
    'a',
    `${cookie.slice('visitor='.length)}A`,
    `${'A'.repeat(42)}B`,
    `${'A'.repeat(42)}=`,
  ]) {
    const { headers } = await createVisitor(`visitor=${value}`).call(user.GET, 'GET', { params });
    expect([value, headers.get('set-cookie')]).toEqual([value, expect.stringMatching(/^visitor=[\w-]{43};/)]);
  }
});

/** The next base64url letter. The last letter of 32 bytes has two unused bits, which decoding ignores. */
function nextLetter(letter: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return letters.charAt(letters.indexOf(letter) + 1);
}
