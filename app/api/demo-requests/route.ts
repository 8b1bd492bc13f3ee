import { demoRequestSchema, type DemoRequestResponse } from '@/lib/contracts/demo-request';
import { isDemoRequestStored, saveDemoRequest } from '@/lib/db/demo-request';
import { requireDemoRequestAllowance } from '@/lib/http/demo-request-allowance';
import { flattenDemoRequest } from '@/lib/http/demo-request-row';
import { HttpProblem } from '@/lib/http/problem';
import { readBody } from '@/lib/http/read-body';
import { route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/demo-requests', {
  async POST(call) {
    const entry = await readBody(call.request, demoRequestSchema);
    const { requestId, userId, subject } = entry;
    // What fills in the field that people never see gets the same answer, and nothing is stored.
    if (!subject) {
      if (!(await isDemoRequestStored(requestId))) await requireDemoRequestAllowance(call);
      const owner = { visitorId: call.visitorId, userId };
      if (!(await saveDemoRequest(owner, requestId, flattenDemoRequest(entry)))) {
        throw new HttpProblem(409, 'This requestId is taken: send the request under a new one.');
      }
    }
    const saved: DemoRequestResponse = { requestId };
    return Response.json(saved, { status: 201 });
  },
});
