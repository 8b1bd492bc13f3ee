import type { User } from '@/lib/contracts/user';
import { loadUser } from '@/lib/db/user';
import { readUserId } from '@/lib/http/read-user-id';
import { route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/user/[id]', {
  async GET(call) {
    const userId = readUserId(call, 'id');
    const user: User = await loadUser({ visitorId: call.visitorId, userId });
    return Response.json(user);
  },
});
