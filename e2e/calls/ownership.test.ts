import { createHash } from 'node:crypto';
import * as chat from '@/app/api/chat/route';
import * as history from '@/app/api/chat/[userId]/route';
import * as settings from '@/app/api/personalization-settings/[id]/route';
import * as segment from '@/app/api/user/[id]/segment/route';
import * as user from '@/app/api/user/[id]/route';
import { openDatabase } from '@/lib/db/client';
import { createVisitor } from '../support/handler-visitor';

const params = { id: '42' };
const DEFAULTS = { segment: 'innovation-leader', isNewUser: true };

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
  const texts = { params: { userId: '42' } };
  expect(JSON.stringify((await first.call(history.GET, 'GET', texts)).body)).not.toContain('theirs');
  expect(JSON.stringify((await second.call(history.GET, 'GET', texts)).body)).not.toContain('mine');
});

const FORGERIES: [string, (value: string) => string][] = [
  ['no value', () => ''],
  ['a short value', (value) => value.slice(0, 42)],
  ['a long value', (value) => `${value}A`],
  ['a flipped first bit', (value) => (value.startsWith('A') ? 'B' : 'A') + value.slice(1)],
  ['flipped bits that decoding ignores', (value) => value.slice(0, 42) + nextLetter(value.slice(42))],
  ['quotes', (value) => `"${value}"`],
  ['SQL', () => "' OR 1=1 --"],
  ['the hash', (value) => createHash('sha256').update(value).digest('hex')],
  ['the hash, cut to length', (value) => createHash('sha256').update(value).digest('base64url')],
];

test.each(FORGERIES)('a cookie with %s reads nothing and changes nothing', async (_, forge) => {
  const owner = await createOwner();
  const forged = `visitor=${forge(owner.cookie.slice('visitor='.length))}`;
  const texts = { params: { userId: '42' } };
  expect((await createVisitor(forged).call(user.GET, 'GET', { params })).body).toEqual(DEFAULTS);
  expect((await createVisitor(forged).call(history.GET, 'GET', texts)).body).toEqual([]);
  await createVisitor(forged).call(segment.PATCH, 'PATCH', { params, body: { segment: 'sales-prospect' } });
  expect((await owner.call(user.GET, 'GET', { params })).body).toEqual({ ...DEFAULTS, segment: 'developer' });
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

test('deleting a visitor deletes all of its rows', async () => {
  const owner = await createOwner();
  const database = await openDatabase();
  const id = createHash('sha256').update(owner.cookie.slice('visitor='.length)).digest('hex');
  expect(await database.chatMessage.count({ where: { visitorId: id } })).toBe(2);
  await database.visitor.delete({ where: { id } });
  expect(await database.chatMessage.count({ where: { visitorId: id } })).toBe(0);
  expect(await database.userProfile.count({ where: { visitorId: id } })).toBe(0);
});

/** The next base64url letter. The last letter of 32 bytes has two unused bits, which decoding ignores. */
function nextLetter(letter: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return letters.charAt(letters.indexOf(letter) + 1);
}
