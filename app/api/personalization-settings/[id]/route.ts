import { getSettings, patchSettings } from '@/lib/calls/settings';
import { loadSettings, saveSettings } from '@/lib/db/visitor';
import { readDemoSettings } from '@/lib/http/demo-view';
import { handle, route } from '@/lib/http/route';
import { readDefaultSettings } from '@/lib/http/sender';
import { requireConsent } from '@/lib/http/visitor';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getSettings, {
    async handle({ request, visitorId, userId }) {
      return (await loadSettings({ visitorId, userId })) ?? readDefaultSettings(request);
    },
    demo: ({ request }) => readDemoSettings(request),
  }),
  handle(patchSettings, {
    handle({ request, visitorId, userId, body }) {
      requireConsent(request);
      return saveSettings({ visitorId, userId }, body, readDefaultSettings(request));
    },
    demo: ({ request, body }) => ({ ...readDemoSettings(request), ...body }),
  }),
);
