import { randomInt } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { listDeclared } from '@/lib/experiments/list-running';
import { parseConsentMode } from '@/lib/personalization/consent';
import { decideVisit, isVisitedOverTls, PRIVATE, REFUSAL } from '@/lib/visit/decide-visit';

export const config = {
  // The edge runtime's sandbox costs a third of the throughput here.
  runtime: 'nodejs',
  // Everything except API calls, demo links, Next's files and public/. Variant paths contain dots, too.
  matcher:
    '/((?!api/.|share/|_next/|images/|compare-frame\\.html$|[^/]+\\.(?:svg|png|ico|txt|xml|js|webmanifest)$).*)',
};

/** Does for `next start`, `next dev` and platforms what server/main.ts does itself. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search, protocol } = request.nextUrl;
  const visit = decideVisit({
    method: request.method,
    pathname,
    search,
    readHeader: (name) => request.headers.get(name),
    consentMode: parseConsentMode(process.env.CONSENT_MODE),
    isSecure: isVisitedOverTls(protocol),
    experiments: listDeclared(),
    draw: (max) => randomInt(max),
  });
  if (visit.kind === 'refusal') return new NextResponse(null, { status: 405, headers: REFUSAL });
  if (visit.kind === 'redirect') {
    return NextResponse.redirect(new URL(visit.location, request.nextUrl), { status: 308, headers: PRIVATE });
  }
  const target = request.nextUrl.clone();
  target.pathname = visit.path;
  const response = NextResponse.rewrite(target, visit.status === 404 ? { status: 404 } : undefined);
  for (const [name, value] of Object.entries(visit.headers)) response.headers.set(name, value);
  for (const cookie of visit.cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
