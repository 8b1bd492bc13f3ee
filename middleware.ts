import { NextResponse, type NextRequest } from 'next/server';
import { DEMO_VIEW_COOKIE, PERSONA_HEADER, VISITOR_COOKIES } from '@/lib/config/cookies';
import { findPagePath } from '@/lib/config/find-page-path';
import { PAGE_PATHS, READ_METHODS, REFUSED_HEADER } from '@/lib/config/page-requests';
import { LANDING_SEGMENT, NOT_FOUND_SEGMENT, ROUTES } from '@/lib/config/routes';
import { VARIANT_HEADER } from '@/lib/config/service-worker';
import { campaigns } from '@/lib/content/campaigns';
import { formatPersistentCookies, isVisitedOverTls, opensPage } from '@/lib/http/persistent-cookies';
import { findCampaign } from '@/lib/personalization/campaign';
import { carryPersona } from '@/lib/personalization/carry-persona';
import {
  CONSENT_COOKIE,
  parseConsentChoice,
  parseConsentMode,
  selectConsent,
  type ConsentChoice,
} from '@/lib/personalization/consent';
import { decideVariant, formatVariant, readPersonaUrl } from '@/lib/personalization/decide-variant';
import { decideDemoView, formatDemoView, type DemoView } from '@/lib/personalization/demo-view';
import { isLookOnly } from '@/lib/personalization/look-only';
import { QUERY_SEPARATOR, readQuery } from '@/lib/personalization/read-query';
import {
  formatPersonaCookie,
  parsePersonaCookie,
  PERSONA_COOKIE,
} from '@/lib/personalization/persona-cookie';
import { formatPersonaSlug } from '@/lib/personalization/persona';
import { selectVariant } from '@/lib/personalization/settings';

export const config = {
  // The sandbox of the edge runtime costs a third of the pages a second that come through here.
  runtime: 'nodejs',
  matcher: [
    {
      // Everything but calls, demo links, Next's own files and the files of public/. A variant's path has dots, so dots alone exclude nothing.
      source:
        '/((?!api/.|share/|_next/|images/|compare-frame\\.html$|[^/]+\\.(?:svg|png|ico|txt|xml|js|webmanifest)$).*)',
      // What lib/http/choose-page.ts has answered.
      missing: [{ type: 'header', key: 'x-page-chosen' }],
    },
  ],
};

/**
 * Answers with the prerendered variant of the page that was asked for; reads the URL, this site's cookies and three
 * headers, and no database.
 */
export function middleware(request: NextRequest): NextResponse {
  if (request.headers.has(REFUSED_HEADER) || !READ_METHODS.includes(request.method)) return refuseMethod();
  const { pathname, search } = request.nextUrl;
  const page = findPagePath(pathname);
  if (page !== null && page !== pathname) return redirectToPage(request, page);
  const query = readQuery(search);
  const url = readPersonaUrl(query);
  if (isLookOnly(query)) return rewritePage(request, decideVariant({ url, cookie: null }).slug);
  const isConsentGiven = readConsent(request);
  const kept = isConsentGiven ? request.cookies.get(PERSONA_COOKIE)?.value : undefined;
  const cookie = parsePersonaCookie(kept ?? request.headers.get(PERSONA_HEADER));
  const view = request.cookies.get(DEMO_VIEW_COOKIE)?.value;
  const demo = decideDemoView({ demo: query.get('demo'), view, url, visitor: cookie });
  if (demo) return showDemoView(request, demo);

  const campaign = findCampaign(campaigns, query);
  const isHome = pathname === ROUTES.home;
  const { decision, slug, message } = decideVariant({ url, campaign, cookie, isHome });
  const response = rewritePage(request, slug, message);
  // The service worker keeps what names its variant.
  response.headers.set(VARIANT_HEADER, formatVariant({ slug, message }));
  if (view !== undefined) response.cookies.delete(DEMO_VIEW_COOKIE);
  const choice = readChoice(request);
  if (choice === 'no') forgetVisitor(request, response);
  const isOpened = opensPage(Object.fromEntries(request.headers));
  const carried = carryPersona({ cookie, decision }) ?? (isOpened ? parsePersonaCookie(kept) : null);
  const stored = formatPersistentCookies({
    choice: isOpened ? choice : null,
    persona: carried && isConsentGiven ? formatPersonaCookie(carried) : null,
    isSecure: isSecure(request),
  });
  for (const text of stored) response.headers.append('Set-Cookie', text);
  return response;
}

/** Pages are read. Next would run its search for Server Actions on whatever else is sent to one. */
function refuseMethod(): NextResponse {
  const headers = { Allow: READ_METHODS.join(', '), 'Cache-Control': 'no-store' };
  return new NextResponse(null, { status: 405, headers });
}

/** To the address that was meant, in one step. Next encodes what a query holds, its odd separators included. */
function redirectToPage({ nextUrl }: NextRequest, page: string): NextResponse {
  const target = new URL(page, nextUrl);
  target.search = String(new URLSearchParams(nextUrl.search.replace(QUERY_SEPARATOR, '&')));
  const headers = { 'Cache-Control': 'private, no-cache' };
  return NextResponse.redirect(target, { status: 308, headers });
}

/** Whether anything may be kept in this browser; a reader of pages alone is never given a cookie. */
function readConsent(request: NextRequest): boolean {
  const state = selectConsent({
    mode: parseConsentMode(process.env.CONSENT_MODE),
    choice: readChoice(request),
    hasPrivacyControl: request.headers.get('sec-gpc') === '1',
  });
  return state === 'on';
}

function readChoice({ cookies }: NextRequest): ConsentChoice | null {
  return parseConsentChoice(cookies.get(CONSENT_COOKIE)?.value);
}

/** No script can remove this cookie, so where the call that withdraws was lost, the next page does. */
function forgetVisitor({ cookies }: NextRequest, response: NextResponse): void {
  for (const name of VISITOR_COOKIES.filter((known) => cookies.has(known))) {
    const secure = name.startsWith('__Host-');
    response.cookies.set(name, '', { path: '/', maxAge: 0, httpOnly: true, sameSite: 'lax', secure });
  }
}

function isSecure({ nextUrl }: NextRequest): boolean {
  return isVisitedOverTls(nextUrl.protocol);
}

/** What the visitor's own cookie says stays as it is, unread from the second page on. */
function showDemoView(request: NextRequest, demo: DemoView): NextResponse {
  const response = rewritePage(request, formatPersonaSlug(selectVariant(demo, demo).result));
  const view = formatDemoView(demo);
  if (request.cookies.get(DEMO_VIEW_COOKIE)?.value !== view) {
    const secure = isSecure(request);
    response.cookies.set(DEMO_VIEW_COOKIE, view, { path: '/', sameSite: 'lax', secure });
  }
  return response;
}

function rewritePage(request: NextRequest, slug: string, message: string | null = null): NextResponse {
  const { pathname } = request.nextUrl;
  const isPage = PAGE_PATHS.has(pathname);
  const page = message === null ? pathname.slice(1) : `${LANDING_SEGMENT}/${message}`;
  const target = request.nextUrl.clone();
  target.pathname = `/${slug}/${isPage ? page : NOT_FOUND_SEGMENT}`;
  const response = NextResponse.rewrite(target, isPage ? undefined : { status: 404 });
  // Without this a shared cache would keep one visitor's variant for everybody.
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}
