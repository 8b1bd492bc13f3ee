import { withdrawConsent } from '@/lib/calls/my-data';
import { deleteTrackingData } from '@/lib/db/my-data';
import { expireArms } from '@/lib/http/read-exposures';
import { handle, route } from '@/lib/http/route';
import { expireVisitor, readRequestCookie } from '@/lib/http/visitor';
import { CONSENT_COOKIE, isRefused, parseConsentChoice } from '@/lib/personalization/consent';
import { formatPersistentCookies, isVisitedOverTls } from '@/lib/visit/decide-visit';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(withdrawConsent, {
    async handle({ request, visitorId }) {
      const deleted = await deleteTrackingData(visitorId);
      const response = Response.json({ deleted }, { headers: { 'Set-Cookie': expireVisitor() } });
      for (const text of expireArms(request)) response.headers.append('Set-Cookie', text);
      const stored = parseConsentChoice(readRequestCookie(request, CONSENT_COOKIE));
      const choice = isRefused(stored) ? 'no' : null;
      const isSecure = isVisitedOverTls(request.headers.get('x-forwarded-proto') ?? '');
      for (const text of formatPersistentCookies({ choice, persona: null, isSecure }))
        response.headers.append('Set-Cookie', text);
      return response;
    },
    demo: () => ({ deleted: { profiles: 0, settings: 0, events: 0, exposures: 0 } }),
  }),
);
