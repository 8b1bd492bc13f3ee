import { SITE_URL } from '@/lib/config/site-url';
import { writeLlmsText } from '@/lib/structured-data/write-llms-text';

export const dynamic = 'force-static';

/** The site in plain text, for language models (llmstxt.org). */
export function GET(): Response {
  return new Response(writeLlmsText(SITE_URL), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
