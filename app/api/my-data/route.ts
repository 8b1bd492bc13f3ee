import { deleteMyData as deletion, getMyData, NO_ROWS } from '@/lib/calls/my-data';
import { countMyData, deleteMyData } from '@/lib/db/my-data';
import { expireArms } from '@/lib/http/read-exposures';
import { handle, route } from '@/lib/http/route';
import { expireCookie, expireVisitor } from '@/lib/http/visitor';
import { PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getMyData, {
    handle: ({ visitorId }) => countMyData(visitorId),
    demo: () => ({ visitor: null, counts: NO_ROWS }),
  }),
  handle(deletion, {
    async handle({ request, visitorId }) {
      const response = Response.json(await deleteMyData(visitorId));
      for (const text of [expireVisitor(), expireCookie(PERSONA_COOKIE), ...expireArms(request)])
        response.headers.append('Set-Cookie', text);
      return response;
    },
    demo: () => ({ deleted: NO_ROWS, passedOn: 0 }),
  }),
);
