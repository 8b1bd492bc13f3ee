import type { Withdrawal } from '@/lib/contracts/consent';
import { deleteNotedData } from '@/lib/db/withdrawal';
import { route } from '@/lib/http/route';
import { expireVisitor } from '@/lib/http/visitor-cookie';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/consent', {
  async DELETE({ visitorId }) {
    const answer: Withdrawal = { deleted: await deleteNotedData(visitorId) };
    return Response.json(answer, { headers: { 'Set-Cookie': expireVisitor() } });
  },
});
