import * as user from '@/app/api/user/[id]/route';
import { createVisitor } from '../support/handler-visitor';

process.env.SITE_URL = 'https://www.example.com';

test('on HTTPS the cookie is Secure and has the __Host- prefix', async () => {
  const visitor = createVisitor('visitor=an-old-one');
  const { headers } = await visitor.call(user.GET, 'GET', { params: { id: '1' } });
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-visitor=[\w-]{43}; Path=\/; Max-Age=34128000; HttpOnly; SameSite=Lax; Secure$/,
  );
});
