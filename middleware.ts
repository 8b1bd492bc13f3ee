import { NextResponse, type NextRequest } from 'next/server';
import { COOKIE_MAX_AGE_SECONDS } from '@/lib/config/cookies';
import { NOT_FOUND_SEGMENT, ROUTES } from '@/lib/config/routes';
import { VARIANT_HEADER } from '@/lib/config/service-worker';
import { carryPersona } from '@/lib/personalization/carry-persona';
import { decideVariant, readPersonaUrl } from '@/lib/personalization/decide-variant';
import {
  formatPersonaCookie,
  parsePersonaCookie,
  PERSONA_COOKIE,
} from '@/lib/personalization/persona-cookie';

export const config = {
  // Everything but calls, Next's own files and the files of public/. A variant's path has dots, so dots alone exclude nothing.
  matcher: ['/((?!api/|_next/|images/|[^/]+\\.(?:svg|png|ico|txt|xml|js|webmanifest)$).*)'],
};

const PAGES: ReadonlySet<string> = new Set(Object.values(ROUTES));

/** Answers with the prerendered variant of the page that was asked for; reads nothing but the URL and one cookie. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  const url = readPersonaUrl(searchParams);
  const cookie = parsePersonaCookie(request.cookies.get(PERSONA_COOKIE)?.value);
  const { persona, slug } = decideVariant({ url, cookie });

  const isPage = PAGES.has(pathname);
  const page = isPage ? pathname.slice(1) : NOT_FOUND_SEGMENT;
  const target = request.nextUrl.clone();
  target.pathname = `/${slug}/${page}`;
  const response = NextResponse.rewrite(target, isPage ? undefined : { status: 404 });

  // Without this a shared cache would keep one visitor's variant for everybody.
  response.headers.set('Cache-Control', 'private, no-cache');
  response.headers.set(VARIANT_HEADER, slug);
  const carried = carryPersona({ url, cookie, persona });
  if (carried) {
    response.cookies.set(PERSONA_COOKIE, formatPersonaCookie(carried), {
      path: '/',
      sameSite: 'lax',
      secure: request.nextUrl.protocol === 'https:',
      maxAge: COOKIE_MAX_AGE_SECONDS,
    });
  }
  return response;
}
