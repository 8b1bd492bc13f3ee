import { myDataCursorSchema, type MyData, type MyDataDeletion } from '@/lib/contracts/my-data';
import { deleteMyData, loadMyData } from '@/lib/db/my-data';
import { parseInput } from '@/lib/http/parse-input';
import { route } from '@/lib/http/route';
import { expireCookie, expireVisitor } from '@/lib/http/visitor-cookie';
import { PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/my-data', {
  async GET({ request, visitorId }) {
    const cursor = new URL(request.url).searchParams.get('before') ?? undefined;
    const before = parseInput(myDataCursorSchema.optional(), cursor, 'before', 'The address is not valid.');
    const data: MyData = await loadMyData(visitorId, before);
    return Response.json(data);
  },
  async DELETE({ visitorId }) {
    const answer: MyDataDeletion = { deleted: await deleteMyData(visitorId) };
    const response = Response.json(answer);
    response.headers.append('Set-Cookie', expireVisitor());
    response.headers.append('Set-Cookie', expireCookie(PERSONA_COOKIE));
    return response;
  },
});
