import { getSettings, patchSettings } from '@/lib/api/visit-endpoints';
import { settingsChangeSchema } from '@/lib/contracts/visitor';
import { loadSettings, saveSettings } from '@/lib/db/visitor';
import { readDemoSettings } from '@/lib/http/demo-view';
import { handle, route } from '@/lib/http/route';
import { readDefaultSettings } from '@/lib/http/sender';
import { requireConsent } from '@/lib/http/visitor';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getSettings, {
    userIdIn: 'id',
    async handle({ request, visitorId, userId }) {
      return (await loadSettings({ visitorId, userId })) ?? readDefaultSettings(request);
    },
    demo: ({ request }) => readDemoSettings(request),
  }),
  handle(patchSettings, {
    userIdIn: 'id',
    body: settingsChangeSchema,
    handle({ request, visitorId, userId, body }) {
      requireConsent(request);
      return saveSettings({ visitorId, userId }, body, readDefaultSettings(request));
    },
    demo: ({ request, body }) => ({ ...readDemoSettings(request), ...body }),
  }),
);
