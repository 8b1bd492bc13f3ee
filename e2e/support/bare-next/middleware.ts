import { NextResponse, type NextRequest } from 'next/server';

/** Without this file, Next picks up this site's middleware from the parent folder. */
export function middleware(request: NextRequest) {
  return NextResponse.rewrite(new URL('/words', request.url));
}

export const config = { matcher: '/landing' };
