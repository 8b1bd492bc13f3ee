import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { parseDemoView, type DemoView } from '@/lib/personalization/demo-view';
import { DEMO_VIEW_COOKIE } from '@/lib/personalization/demo-view-cookie';
import { DEFAULT_SETTINGS } from '@/lib/personalization/settings';
import { readEnv } from '@/lib/config/env';
import { readRequestCookie } from '@/lib/visit/read-cookie';

const STANDARD: DemoView = {
  ...DEFAULT_PERSONA,
  ...DEFAULT_SETTINGS,
  segmentSource: 'chosen',
  clusterSource: 'chosen',
  company: '',
  steps: [],
};

/** Whether the call comes from the demo view, be what its cookie holds ever so broken: when in doubt nothing is written. */
export function isDemoCall(request: Request): boolean {
  return readRequestCookie(request, DEMO_VIEW_COOKIE) !== undefined;
}

/** Who is shown in the demo view that the call comes from. */
export function readDemoView(request: Request): DemoView {
  return parseDemoView(readRequestCookie(request, DEMO_VIEW_COOKIE)) ?? STANDARD;
}

/** Begins the demo view, until the browser is closed; its scripts read and change it. */
export function setDemoCookie(value: string): string {
  return `${DEMO_VIEW_COOKIE}=${value}; Path=/; SameSite=Lax${readEnv().isSecure ? '; Secure' : ''}`;
}
