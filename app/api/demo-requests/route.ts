import { requestDemo } from '@/lib/calls/request-demo';
import { isDemoRequestStored, saveDemoRequest } from '@/lib/db/submissions';
import { deriveRequestId, enforceDemoRequestLimit, flattenDemoRequest } from '@/lib/http/demo-request';
import { handle, route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(requestDemo, {
    async handle({ request, visitorId, body }) {
      const { requestId, userId } = body;
      for (const id of [requestId, deriveRequestId(requestId, visitorId)]) {
        if (!(await isDemoRequestStored(id))) await enforceDemoRequestLimit(request, visitorId);
        if (await saveDemoRequest({ visitorId, userId }, id, flattenDemoRequest(body))) break;
      }
      return { requestId };
    },
    demo: ({ body: { requestId } }) => ({ requestId }),
  }),
);
