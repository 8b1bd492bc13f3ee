import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { largeHeaders } from '@/lib/content/large-headers';
import { problemSchema } from '@/lib/contracts/base';

type Visit = {
  status: number;
  cache: string;
  asked: { headers: Record<string, string> } | null;
  type: string;
  wait: string;
  body: string;
};
type Seen = {
  visits: Record<string, Visit>;
  repeats: Record<string, number>;
  drained: number;
  crowded: Record<'call' | 'page' | 'file', Visit>;
};

// Where nginx can not be installed, the browser tests behind it are skipped too.
const withNginx = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'].some((folder) =>
  existsSync(`${folder}/nginx`),
)
  ? describe
  : describe.skip;

withNginx('the shipped nginx, before two instances that say what they were asked', () => {
  let seen: Seen;
  beforeAll(() => {
    // In a process of its own, because Jest reads no ES modules.
    const output = execFileSync(process.execPath, ['tests/support/nginx-visits.mjs'], { stdio: 'pipe' });
    seen = JSON.parse(output.toString());
  }, 30_000);

  test.each([
    ['developer', { cookie: 'persona=developer.explorer.new.chosen.11;' }],
    ['prospect', { cookie: 'persona=sales-prospect.converter.returning.chosen.11;' }],
    ['private', { cookie: 'persona=developer.explorer.new.chosen.11;', 'sec-gpc': '1' }],
    ['compressed', { cookie: 'persona=developer.explorer.new.chosen.11;', 'accept-encoding': 'gzip' }],
    ['refused', { cookie: 'persona=developer.explorer.new.chosen.11; consent=no' }],
  ])('%s: a kept page is that of its own visitor, made from nothing else', (name, told) => {
    const { cache, asked } = seen.visits[name] ?? {};
    const { cookie, ...headers } = asked?.headers ?? {};
    for (const ours of ['host', 'sec-fetch-dest', 'x-forwarded-for', 'x-forwarded-proto'])
      delete headers[ours];
    expect({ cache, headers: { cookie: cookie?.trim(), ...headers } }).toEqual({
      cache: 'HIT',
      headers: told,
    });
  });

  test.each(['unknown', 'twice', 'demo'])(
    '%s: what the site did not write itself is kept by nobody',
    (name) => {
      expect(seen.visits[name]).toMatchObject({ status: 200, cache: '' });
    },
  );

  test.each([
    ['armA', 'experiments=01b.02a;'],
    ['armB', 'experiments=01b.02b; persona=developer.explorer.new.chosen.11;'],
  ])('%s: while tests run, a page is kept for those with exactly its letters', (name, cookie) => {
    const { cache, asked } = seen.visits[name] ?? {};
    expect([cache, asked?.headers.cookie?.trim()]).toEqual(['HIT', cookie]);
  });

  test.each([
    'Undrawn',
    'Ended',
    'Unknown',
    'Invented',
    'Missing',
    'Twice',
    'Doubled',
    'Denied',
    'WithoutTests',
  ])(
    'arm%s: letters that no test of the release draws, or none, go to an instance and are kept by nobody',
    (name) => {
      const { status, cache, asked } = seen.visits[`arm${name}`] ?? {};
      expect([status, cache]).toEqual([200, '']);
      if (name === 'Undrawn') expect(asked?.headers['sec-fetch-dest']).toBe('document');
    },
  );

  test('who opens a page with choices in cookies gets it from an instance, which sets them again', () => {
    const { opened, answered, first } = seen.visits;
    expect([opened?.cache, opened?.asked?.headers['sec-fetch-mode']]).toEqual(['', 'navigate']);
    expect(answered?.cache).toBe('');
    // Kept pages are asked for such that no instance sets a cookie.
    expect([first?.cache, first?.asked?.headers['sec-fetch-dest']]).toEqual(['HIT', 'empty']);
  });

  test('a GET is asked of the other instance, what writes is sent once', () => {
    expect(seen.repeats).toEqual({ GET: 1, POST: 0, DELETE: 0 });
  });

  test('an instance that is taken out is asked nothing', () => {
    expect(seen.drained).toBe(0);
  });

  test('32 KB of cookies pass, and a browser with more of them is told what to do', () => {
    const { cookies, manyCookies } = seen.visits;
    expect([cookies?.status, cookies?.asked?.headers.cookie?.length]).toEqual([200, 32_768]);
    expect(manyCookies).toMatchObject({ status: 431, type: 'text/html; charset=utf-8' });
    expect(manyCookies?.body).toContain(`<h1>${largeHeaders.title}</h1>`);
  });

  test('a body that is too large goes no further, and the metrics are not for the outside', () => {
    expect([seen.visits.large?.status, seen.visits.metrics?.status]).toEqual([413, 404]);
  });
  test('a network with too many requests under way is told to come again: a call as a problem, a reader in words', () => {
    const { call, page, file } = seen.crowded;
    expect([call, page, file].map(({ status, wait }) => [status, wait])).toEqual(
      Array.from({ length: 3 }, () => [429, '1']),
    );
    expect(call.type).toBe('application/problem+json');
    const problem = problemSchema.parse(JSON.parse(call.body));
    expect(problem).toMatchObject({ status: 429, title: 'Too Many Requests' });
    expect(page.type).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<h1>One moment, please</h1>');
  });
});
