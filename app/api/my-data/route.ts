import { deleteMyData as deletion, type MyDataDeletion } from '@/lib/calls/delete-my-data';
import { getMyData, myDataCursorSchema } from '@/lib/calls/get-my-data';
import { deleteMyData, loadMyData } from '@/lib/db/my-data';
import { expireArms } from '@/lib/http/read-exposures';
import { parseInput } from '@/lib/http/read-input';
import { handle, route } from '@/lib/http/route';
import { expireCookie, expireVisitor } from '@/lib/http/visitor';
import { PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';

const NONE = {
  profiles: [],
  settings: [],
  messages: [],
  feedback: [],
  events: [],
  demoRequests: [],
  exposures: [],
};
const NONE_DELETED = {
  profiles: 0,
  settings: 0,
  messages: 0,
  feedback: 0,
  events: 0,
  demoRequests: 0,
  exposures: 0,
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getMyData, {
    handle({ request, visitorId }) {
      const cursor = new URL(request.url).searchParams.get('before') ?? undefined;
      const before = parseInput(myDataCursorSchema.optional(), cursor, 'before', 'The address is not valid.');
      return loadMyData(visitorId, before);
    },
    demo: () => ({ visitor: null, ...NONE, next: null }),
  }),
  handle(deletion, {
    async handle({ request, visitorId }) {
      const deleted: MyDataDeletion = { deleted: await deleteMyData(visitorId) };
      const response = Response.json(deleted);
      for (const text of [expireVisitor(), expireCookie(PERSONA_COOKIE), ...expireArms(request)])
        response.headers.append('Set-Cookie', text);
      return response;
    },
    demo: () => ({ deleted: NONE_DELETED }),
  }),
);
