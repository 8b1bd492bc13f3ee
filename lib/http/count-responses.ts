import { recordResponse } from '@/lib/metrics/record';
import { onResponseFinish } from './request-start';

/** Counts what the server sends, pages and files included, which no handler of ours sees. Called once. */
export function countResponses(): void {
  onResponseFinish(({ request, response }) => recordResponse(nameKind(request.url), response.statusCode));
}

function nameKind(url = ''): 'page' | 'asset' | 'call' {
  if (url.startsWith('/api/')) return 'call';
  return url.startsWith('/_next/') ? 'asset' : 'page';
}
