import { createHash, randomBytes } from 'node:crypto';
import * as chat from '@/app/api/chat/route';
import * as history from '@/app/api/chat/[userId]/route';
import * as segment from '@/app/api/user/[id]/segment/route';
import * as user from '@/app/api/user/[id]/route';
import { CONSENT_COOKIE } from '@/lib/personalization/consent';
import { DEMO_VIEW_COOKIE } from '@/lib/config/cookies';
import { PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import { createVisitor } from '../support/handler-visitor';

const params = { id: '42' };
const DEFAULTS = { segment: 'innovation-leader', isNewUser: true };
const draw = () => randomBytes(32).toString('base64url');

async function createOwner() {
  const owner = createVisitor();
  await owner.call(segment.PATCH, 'PATCH', { params, body: { segment: 'developer' } });
  await owner.call(chat.POST, 'POST', { body: { userId: 42, message: 'mine' } });
  return owner.cookie.slice('visitor='.length);
}

/** Cookies that must not be taken for the owner's. `ownership.test.ts` tests lengths and flipped bits. */
const FORGERIES: Record<string, (value: string) => string> = {
  'the name in another case': (value) => `Visitor=${value}`,
  'a name that ends like ours': (value) => `xvisitor=${value}`,
  'a name that begins like ours': (value) => `visitorx=${value}`,
  'the prefix of https on a plain site': (value) => `__Host-visitor=${value}`,
  'the prefix in lowercase': (value) => `__host-visitor=${value}`,
  'the other prefix': (value) => `__Secure-visitor=${value}`,
  'no name': (value) => `=${value}`,
  'no name, our cookie in the value': (value) => `=visitor=${value}`,
  'a comma for a semicolon': (value) => `a=1, visitor=${value}`,
  quotes: (value) => `visitor="${value}"`,
  'percent signs': (value) =>
    `visitor=${[...value].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')}`,
  'the other alphabet of base64': (value) => `visitor=${value.replaceAll('-', '+').replaceAll('_', '/')}=`,
  'hexadecimal digits': (value) => `visitor=${Buffer.from(value, 'base64url').toString('hex')}`,
  'the hash that the database holds': (value) =>
    `visitor=${createHash('sha256').update(value).digest('hex')}`,
  'a space within': (value) => `visitor=${value.slice(0, 20)} ${value.slice(20)}`,
  'a path behind it': (value) => `visitor=${value}/../`,
  'an injected one first': (value) => `visitor=${draw()}; visitor=${value}`,
  'an empty one first': (value) => `visitor=; visitor=${value}`,
  'eight kilobytes': (value) => `visitor=${value.repeat(190)}`,
};

test.each(Object.entries(FORGERIES))('%s: is not the owner', async (_, forge) => {
  const value = await createOwner();
  const forged = forge(value);
  expect((await createVisitor(forged).call(user.GET, 'GET', { params })).body).toEqual(DEFAULTS);
  const texts = await createVisitor(forged).call(history.GET, 'GET', { params: { userId: '42' } });
  expect(texts.body).toEqual([]);
  await createVisitor(forged).call(segment.PATCH, 'PATCH', { params, body: { segment: 'sales-prospect' } });
  const own = await createVisitor(`visitor=${value}`).call(user.GET, 'GET', { params });
  expect(own.body).toEqual({ ...DEFAULTS, segment: 'developer' });
});

test('an injected cookie after the real one changes nothing', async () => {
  const value = await createOwner();
  const answer = await createVisitor(`visitor=${value}; visitor=${draw()}`).call(user.GET, 'GET', { params });
  expect(answer.body).toEqual({ ...DEFAULTS, segment: 'developer' });
});

const JUNK = [
  '',
  '""',
  'null',
  'undefined',
  '[object Object]',
  '{"segment":"developer"}',
  '__proto__',
  'constructor.prototype.toString',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '%00%ff%fe',
  '%E0%A4%A',
  '\u00ff\u0080',
  'developer.converter.returning.chosen.chosen.11.11.11',
  'developer~1~*3Cscript*3E~',
  '~'.repeat(4000),
];

test.each([PERSONA_COOKIE, CONSENT_COOKIE, DEMO_VIEW_COOKIE])(
  'junk in %s does not fail any call',
  async (name) => {
    for (const junk of JUNK) {
      const visitor = createVisitor(`${name}=${junk}`);
      const read = await visitor.call(user.GET, 'GET', { params });
      expect(read).toMatchObject({ status: 200, body: DEFAULTS });
      const written = await createVisitor(`${name}=${junk}`).call(segment.PATCH, 'PATCH', {
        params,
        body: { segment: 'developer' },
      });
      expect(written.status).toBe(200);
    }
  },
);
