import { patchNewUserStatus } from '@/lib/calls/user';
import { saveUser } from '@/lib/db/visitor';
import { readDemoUser } from '@/lib/http/demo-view';
import { handle, route } from '@/lib/http/route';
import { requireConsent } from '@/lib/http/visitor';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(patchNewUserStatus, {
    handle({ request, visitorId, userId, body }) {
      requireConsent(request);
      return saveUser({ visitorId, userId }, body);
    },
    demo: ({ request, body }) => ({ ...readDemoUser(request), ...body }),
  }),
);
