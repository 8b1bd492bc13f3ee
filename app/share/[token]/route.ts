import { ROUTES } from '@/lib/config/routes';
import { formatDemoCookie } from '@/lib/http/demo-view';
import { handle, route } from '@/lib/http/route';
import { openShareLink } from '@/lib/http/share-link';
import { expireCookie } from '@/lib/http/visitor';
import { formatDemoView } from '@/lib/personalization/demo-view';
import { DEMO_VIEW_COOKIE } from '@/lib/config/stored-keys';

/** Redirects a demo link to its view, or to the normal page, which then explains what failed. */
function redirect(location: string, cookie: string): Response {
  const headers = { Location: location, 'Set-Cookie': cookie, 'X-Robots-Tag': 'noindex' };
  return new Response(null, { status: 303, headers });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(
    { endpoint: 'GET /share/{token}', isOpen: true },
    {
      async handle({ params }) {
        const result = await openShareLink(String(params.token));
        if (result.status === 'valid') {
          const { page, view } = result.shared;
          return redirect(page, formatDemoCookie(formatDemoView(view)));
        }
        const page = result.status === 'expired' ? result.shared.page : ROUTES.home;
        return redirect(`${page}?demo=${result.status}`, expireCookie(DEMO_VIEW_COOKIE));
      },
    },
  ),
);
