import { demoRequestSchema, type DemoRequestResponse } from '@/lib/contracts/demo-request';
import { isDemoRequestStored, saveDemoRequest } from '@/lib/db/demo-request';
import { requireDemoRequestAllowance } from '@/lib/http/demo-request-allowance';
import { flattenDemoRequest, ownRequestId } from '@/lib/http/demo-request-row';
import { readBody } from '@/lib/http/read-body';
import { route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/demo-requests', {
  async POST(call) {
    const entry = await readBody(call.request, demoRequestSchema);
    const { requestId, userId, subject } = entry;
    // What fills in the field that people never see gets the same answer, and nothing is stored.
    if (!subject) {
      const owner = { visitorId: call.visitorId, userId };
      const row = flattenDemoRequest(entry);
      for (const id of [requestId, ownRequestId(requestId, owner.visitorId)]) {
        if (!(await isDemoRequestStored(id))) await requireDemoRequestAllowance(call);
        if (await saveDemoRequest(owner, id, row)) break;
      }
    }
    const saved: DemoRequestResponse = { requestId };
    return Response.json(saved, { status: 201 });
  },
});
