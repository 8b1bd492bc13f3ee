import { settingsChangeSchema, type Settings } from '@/lib/contracts/settings';
import { newUserStatusChangeSchema, segmentChangeSchema, type User } from '@/lib/contracts/user';
import type { DemoView } from '@/lib/personalization/demo-view';
import { readDemoView } from './demo-view';
import { readBody } from './read-body';
import type { Handler } from './route';

/** Who is shown in the demo view, in the shape of a stored user; what changes it is its cookie alone. */
export const readDemoUser: Handler = async ({ request }) => Response.json(userOf(readDemoView(request)));

export const changeDemoSegment: Handler = async ({ request }) => {
  const change = await readBody(request, segmentChangeSchema);
  return Response.json({ ...userOf(readDemoView(request)), ...change });
};

export const changeDemoVisitor: Handler = async ({ request }) => {
  const change = await readBody(request, newUserStatusChangeSchema);
  return Response.json({ ...userOf(readDemoView(request)), ...change });
};

export const readDemoSettings: Handler = async ({ request }) =>
  Response.json(settingsOf(readDemoView(request)));

export const changeDemoSettings: Handler = async ({ request }) => {
  const change = await readBody(request, settingsChangeSchema);
  return Response.json({ ...settingsOf(readDemoView(request)), ...change });
};

function userOf({ segment, visitor }: DemoView): User {
  return { segment, isNewUser: visitor === 'new' };
}

function settingsOf({
  contentPersonalization,
  navigationAdaptation,
  behavioralAnalytics,
}: DemoView): Settings {
  return { contentPersonalization, navigationAdaptation, behavioralAnalytics };
}
