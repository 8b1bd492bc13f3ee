import { writeSecurityText } from '@/lib/structured-data/write-security-text';

export const dynamic = 'force-static';

/** Where to report a vulnerability (RFC 9116). */
export function GET(): Response {
  return new Response(writeSecurityText(new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
