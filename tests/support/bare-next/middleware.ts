import { NextResponse, type NextRequest } from 'next/server';

/** Without one of its own, Next takes the middleware of the folder above, which is this site's. */
export function middleware(request: NextRequest) {
  return NextResponse.rewrite(new URL('/words', request.url));
}

export const config = { matcher: '/landing' };
