import { settingsChangeSchema, type Settings } from '@/lib/contracts/settings';
import { loadSettings, saveSettings } from '@/lib/db/settings';
import { readBody } from '@/lib/http/read-body';
import { readDefaultSettings } from '@/lib/http/read-default-settings';
import { readUserId } from '@/lib/http/read-user-id';
import { requireConsent } from '@/lib/http/request-consent';
import { route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/personalization-settings/[id]', {
  async GET(call) {
    const userId = readUserId(call, 'id');
    const stored = await loadSettings({ visitorId: call.visitorId, userId });
    const settings: Settings = stored ?? readDefaultSettings(call.request);
    return Response.json(settings);
  },
  async PATCH(call) {
    const userId = readUserId(call, 'id');
    const change = await readBody(call.request, settingsChangeSchema);
    requireConsent(call.request);
    const defaults = readDefaultSettings(call.request);
    const settings: Settings = await saveSettings({ visitorId: call.visitorId, userId }, change, defaults);
    return Response.json(settings);
  },
});
