import { parseDemoView, STANDARD_DEMO_VIEW, type DemoView } from '@/lib/personalization/demo-view';
import { DEMO_VIEW_COOKIE } from '@/lib/config/stored-keys';
import { readEnv } from '@/lib/config/env';
import type { Settings } from '@/lib/calls/settings';
import type { User } from '@/lib/calls/user';
import { readRequestCookie } from './visitor';

export function readDemoUser(request: Request): User {
  const { segment, visitor } = readDemoView(request);
  return { segment, isNewUser: visitor === 'new' };
}

export function readDemoSettings(request: Request): Settings {
  const { contentPersonalization, navigationAdaptation, behavioralAnalytics } = readDemoView(request);
  return { contentPersonalization, navigationAdaptation, behavioralAnalytics };
}

function readDemoView(request: Request): DemoView {
  return parseDemoView(readRequestCookie(request, DEMO_VIEW_COOKIE)) ?? STANDARD_DEMO_VIEW;
}

export function formatDemoCookie(value: string): string {
  return `${DEMO_VIEW_COOKIE}=${value}; Path=/; SameSite=Lax${readEnv().isSecure ? '; Secure' : ''}`;
}
