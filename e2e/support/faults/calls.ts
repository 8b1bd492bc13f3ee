import { listCalls } from '@/lib/calls/calls';
import { fillPath } from '@/lib/calls/fill-path';
import { BROWSER } from './ledger';

const READ_ONLY_POSTS: readonly string[] = ['make-share-link'];
/** These work without the database, as long as all A/B tests are drafts. */
const WITHOUT_DATABASE: readonly string[] = [
  'analyze-behavior',
  'count-client-error',
  'list-experiments',
  'count-exposures',
];

export type CallAnswer = {
  name: string;
  needs: 'nothing' | 'reading' | 'writing';
  status: number;
  retryAfter: string | null;
  ms: number;
};

/** Makes every documented call concurrently, with its example request, for one visitor. */
export function callEverything(url: string, cookie: string): Promise<CallAnswer[]> {
  return Promise.all(
    listCalls().map(async ({ id, method, path, parameters = [], request, isOpen = false }) => {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      const address = fillPath(path, Object.fromEntries(inPath.map(({ name, example }) => [name, example])));
      const from = performance.now();
      const response = await fetch(url + address, {
        method,
        headers: { cookie, 'user-agent': BROWSER, 'content-type': 'application/json' },
        ...(request && { body: JSON.stringify(request.example) }),
      });
      await response.arrayBuffer();
      const isReading = method === 'GET' || READ_ONLY_POSTS.includes(id);
      return {
        name: `${method} ${path}`,
        needs: isOpen || WITHOUT_DATABASE.includes(id) ? 'nothing' : isReading ? 'reading' : 'writing',
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        ms: performance.now() - from,
      };
    }),
  );
}
