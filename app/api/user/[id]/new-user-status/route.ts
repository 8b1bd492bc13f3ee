import { newUserStatusChangeSchema, type User } from '@/lib/contracts/user';
import { saveUser } from '@/lib/db/user';
import { readBody } from '@/lib/http/read-body';
import { readUserId } from '@/lib/http/read-user-id';
import { requireConsent } from '@/lib/http/request-consent';
import { route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/user/[id]/new-user-status', {
  async PATCH(call) {
    const userId = readUserId(call, 'id');
    const change = await readBody(call.request, newUserStatusChangeSchema);
    requireConsent(call.request);
    const user: User = await saveUser({ visitorId: call.visitorId, userId }, change);
    return Response.json(user);
  },
});
