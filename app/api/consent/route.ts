import type { Withdrawal } from '@/lib/contracts/consent';
import { deleteNotedData } from '@/lib/db/withdrawal';
import { formatPersistentCookies, isVisitedOverTls } from '@/lib/visit/decide-visit';
import { readRequestCookie } from '@/lib/visit/read-cookie';
import { route } from '@/lib/http/route';
import { expireVisitor } from '@/lib/http/visitor-cookie';
import { CONSENT_COOKIE } from '@/lib/personalization/consent';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/consent', {
  async DELETE({ request, visitorId }) {
    const answer: Withdrawal = { deleted: await deleteNotedData(visitorId) };
    const response = Response.json(answer, { headers: { 'Set-Cookie': expireVisitor() } });
    const choice = readRequestCookie(request, CONSENT_COOKIE) === 'no' ? 'no' : null;
    const isSecure = isVisitedOverTls(request.headers.get('x-forwarded-proto') ?? '');
    for (const text of formatPersistentCookies({ choice, persona: null, isSecure }))
      response.headers.append('Set-Cookie', text);
    return response;
  },
});
