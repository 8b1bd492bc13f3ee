import { getUser } from '@/lib/calls/user';
import { loadUser } from '@/lib/db/visitor';
import { readDemoUser } from '@/lib/http/demo-view';
import { handle, route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getUser, {
    handle: ({ visitorId, userId }) => loadUser({ visitorId, userId }),
    demo: ({ request }) => readDemoUser(request),
  }),
);
