import * as analyze from '@/app/api/analyze-behavior/route';
import * as chat from '@/app/api/chat/route';
import * as consent from '@/app/api/consent/route';
import * as events from '@/app/api/events/route';
import * as feedback from '@/app/api/feedback/route';
import * as download from '@/app/api/my-data/download/route';
import * as settings from '@/app/api/personalization-settings/[id]/route';
import * as user from '@/app/api/user/[id]/route';
import * as newUserStatus from '@/app/api/user/[id]/new-user-status/route';
import * as segment from '@/app/api/user/[id]/segment/route';
import { readEnv } from '@/lib/config/env';
import { chatMessagesSchema } from '@/lib/calls/chat';
import { createEvent } from '../support/calls/call-fixtures';
import { dumpTables } from '../support/database/visitor-rows';
import { createVisitor } from '../support/calls/handler-visitor';

const params = { id: '7' };
const behaviors = { totalBehaviors: 1, analyzedBehaviors: 1, pageViews: 1, clickTypes: {}, scrollDepth: 0 };

function useMode(consentMode: 'notice' | 'opt-in') {
  Object.assign(readEnv(), { consentMode });
}

const OBJECTIONS = [
  ['opt-in without a choice', 'opt-in', {}],
  ['opt-in with the notice merely seen', 'opt-in', { cookie: 'consent=seen' }],
  ['opt-in, declined', 'opt-in', { cookie: 'consent=no' }],
  ['notice, declined', 'notice', { cookie: 'consent=no' }],
  ['notice, a withdrawal under way', 'notice', { cookie: 'consent=withdrawing' }],
  ['Global Privacy Control', 'notice', { 'sec-gpc': '1' }],
  ['Global Privacy Control, despite consent', 'opt-in', { 'sec-gpc': '1', cookie: 'consent=yes' }],
] as const;

test.each(OBJECTIONS)(
  '%s: no call leaves a row about the visitor, or a cookie',
  async (_name, mode, headers) => {
    useMode(mode);
    const before = await dumpTables();
    const visitor = createVisitor();
    const call = (...[handler, method, options]: Parameters<typeof visitor.call>) =>
      visitor.call(handler, method, { ...options, headers });
    const answers = [
      await call(user.GET, 'GET', { params }),
      await call(settings.GET, 'GET', { params }),
      await call(segment.PATCH, 'PATCH', { params, body: { segment: 'developer' } }),
      await call(newUserStatus.PATCH, 'PATCH', { params, body: { isNewUser: false } }),
      await call(settings.PATCH, 'PATCH', { params, body: { behavioralAnalytics: true } }),
      await call(events.POST, 'POST', { body: { userId: 7, events: [createEvent()] } }),
      await call(analyze.POST, 'POST', { body: { userId: 7, behaviors } }),
      await call(chat.POST, 'POST', { body: { userId: 7, message: 'What does it cost?' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403, 403, 200, 200, 200]);
    expect(answers[5]?.body).toEqual({ accepted: 0 });
    expect(answers[6]?.body).toMatchObject({ source: 'rules' });
    expect(answers.flatMap(({ headers: sent }) => sent.getSetCookie())).toEqual([]);
    expect(await dumpTables()).toEqual(before);
    const [question, reply] = chatMessagesSchema.parse(answers[7]?.body);
    expect(question).toMatchObject({ message: 'What does it cost?', isUserMessage: true });
    expect(reply?.isUserMessage).toBe(false);
    expect(Math.max(question?.id ?? 0, reply?.id ?? 0)).toBeLessThan(0);
  },
);

test.each([
  ['opt-in', 'consent=yes'],
  ['notice', ''],
  ['notice', 'consent=seen'],
] as const)('in %s mode the cookie %j lets the visitor be remembered', async (mode, cookie) => {
  useMode(mode);
  const headers = cookie === '' ? undefined : { cookie };
  const body = { userId: 7, events: [createEvent()] };
  const answer = await createVisitor().call(events.POST, 'POST', { body, ...(headers && { headers }) });
  expect(answer.body).toEqual({ accepted: 1 });
  expect(answer.headers.getSetCookie()).toHaveLength(1);
});

test.each(['withdrawing', 'no'])(
  'a withdrawal (%s) deletes tracked data and keeps submissions',
  async (choice) => {
    useMode('notice');
    const visitor = createVisitor();
    await visitor.call(segment.PATCH, 'PATCH', { params, body: { segment: 'developer' } });
    await visitor.call(settings.PATCH, 'PATCH', { params, body: { navigationAdaptation: false } });
    await visitor.call(events.POST, 'POST', { body: { userId: 7, events: [createEvent(), createEvent()] } });
    await visitor.call(feedback.POST, 'POST', { body: { userId: 7, rating: 4 } });
    const cookie = visitor.cookie;
    const answer = await visitor.call(consent.DELETE, 'DELETE', {
      headers: { cookie: `${cookie}; consent=${choice}` },
    });
    expect(answer.body).toEqual({ deleted: { profiles: 1, settings: 1, events: 2, exposures: 0 } });
    expect(answer.headers.getSetCookie()).toEqual([
      'visitor=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
      'consent=no; Path=/; Max-Age=34128000; SameSite=Lax',
    ]);
    const rest = await createVisitor(cookie).call(download.GET, 'GET');
    expect(rest.body).toMatchObject({
      rows: { profiles: [], settings: [], events: [], feedback: [{ rating: 4 }] },
    });
  },
);

test('withdrawing twice, or as an unknown visitor, deletes and stores nothing', async () => {
  useMode('opt-in');
  const visitor = createVisitor();
  const headers = { cookie: 'consent=yes' };
  const noted = await visitor.call(events.POST, 'POST', {
    body: { userId: 7, events: [createEvent()] },
    headers,
  });
  const cookie = noted.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const first = await createVisitor(cookie).call(consent.DELETE, 'DELETE');
  expect(first.body).toEqual({ deleted: { profiles: 0, settings: 0, events: 1, exposures: 0 } });
  expect(first.headers.getSetCookie().join()).not.toContain('consent=');
  const before = await dumpTables();
  for (const known of [cookie, '']) {
    const again = await createVisitor(known).call(consent.DELETE, 'DELETE');
    expect(again).toMatchObject({
      status: 200,
      body: { deleted: { profiles: 0, settings: 0, events: 0, exposures: 0 } },
    });
  }
  expect(await dumpTables()).toEqual(before);
});
