import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { largeHeaders } from '@/lib/content/large-headers';
import { problemSchema } from '@/lib/contracts/base';

type Visit = {
  status: number;
  forwarded: { headers: Record<string, string> } | null;
  type: string;
  retryAfter: string;
  body: string;
};
type Seen = {
  visits: Record<string, Visit>;
  retries: Record<string, number>;
  drained: number;
  overLimit: Record<'call' | 'page' | 'file', Visit>;
};

// Without nginx, the browser tests behind it are skipped, too.
const withNginx = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'].some((folder) =>
  existsSync(`${folder}/nginx`),
)
  ? describe
  : describe.skip;

withNginx('the shipped nginx, before two instances that say what they were asked', () => {
  let seen: Seen;
  beforeAll(() => {
    // In a separate process, because Jest cannot load ES modules.
    const output = execFileSync(process.execPath, ['e2e/support/nginx-visits.mjs'], { stdio: 'pipe' });
    seen = JSON.parse(output.toString());
  }, 30_000);

  test('a failed GET is retried on the other instance, a write is sent once', () => {
    expect(seen.retries).toEqual({ GET: 1, POST: 0, DELETE: 0 });
  });

  test('an instance out of use receives no requests', () => {
    expect(seen.drained).toBe(0);
  });

  test('32 KB of cookies are accepted, and a browser with more is told what to do', () => {
    const { cookies, manyCookies } = seen.visits;
    expect([cookies?.status, cookies?.forwarded?.headers.cookie?.length]).toEqual([200, 32_768]);
    expect(manyCookies).toMatchObject({ status: 431, type: 'text/html; charset=utf-8' });
    expect(manyCookies?.body).toContain(`<h1>${largeHeaders.title}</h1>`);
  });

  test('a body that is too large is refused by nginx, and so are requests for the metrics', () => {
    expect([seen.visits.large?.status, seen.visits.metrics?.status]).toEqual([413, 404]);
  });
  test('an address with too many concurrent requests is told to retry: API calls by a problem document, readers by a page', () => {
    const { call, page, file } = seen.overLimit;
    expect([call, page, file].map(({ status, retryAfter }) => [status, retryAfter])).toEqual(
      Array.from({ length: 3 }, () => [429, '1']),
    );
    expect(call.type).toBe('application/problem+json');
    const problem = problemSchema.parse(JSON.parse(call.body));
    expect(problem).toMatchObject({ status: 429, title: 'Too Many Requests' });
    expect(page.type).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<h1>One moment, please</h1>');
  });
});
