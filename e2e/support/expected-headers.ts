/** Required on every response. */
export const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  'strict-transport-security': 'max-age=63072000',
};

/** Forbidden on every response: the framework's name, CORS permission and internal headers. */
export const NO_ANSWER = [
  'x-powered-by',
  'server',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'x-answer-length',
];

const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Every directive of a page's policy, without the hashes of its inline scripts. */
export const PAGE_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'strict-dynamic'", "'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-src': ["'self'"],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'nextjs', 'nextjs#bundler'],
};

const IMMUTABLE = 'public,max-age=31536000,immutable';
const FRESH = 'public, max-age=0';
const CALL = { 'content-security-policy': NOTHING, 'cache-control': 'no-store' };

type Expected = {
  method?: string;
  path: string;
  status: number;
  headers: Record<string, string>;
};

const file = (path: string, type: string, cache = FRESH): Expected => ({
  path,
  status: 200,
  headers: { 'content-security-policy': NOTHING, 'content-type': type, 'cache-control': cache },
});
const embedded = ({ headers, ...expected }: Expected): Expected => ({
  ...expected,
  headers: { ...headers, 'cross-origin-resource-policy': 'cross-origin' },
});
/** Images have no policy of their own; `nosniff` keeps browsers from interpreting them as anything else. */
const picture = (path: string, type: string): Expected =>
  embedded({ path, status: 200, headers: { 'content-type': type, 'cache-control': FRESH } });
const call = (method: string, path: string, status: number, headers = {}): Expected => ({
  method,
  path,
  status,
  headers: { ...CALL, ...headers },
});
const refusal = (method: string, path: string): Expected => ({
  method,
  path,
  status: 405,
  headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' },
});
const redirect = (path: string, location: string): Expected => ({
  path,
  status: 308,
  headers: { location },
});
const problem = { 'content-type': 'application/problem+json' };

/** One row per kind of response except pages, with the headers it adds to `EVERY_ANSWER`. */
export const EXPECTED_ANSWERS: readonly Expected[] = [
  embedded(file('/icon.svg', 'image/svg+xml', 'public, max-age=86400')),
  picture('/icon-192.png', 'image/png'),
  picture('/favicon.ico', 'image/x-icon'),
  picture('/images/share/home.png', 'image/png'),
  embedded(file('/images/subjects/weak-signals.svg', 'image/svg+xml')),
  file('/robots.txt', 'text/plain; charset=utf-8'),
  file('/sitemap.xml', 'text/xml; charset=utf-8'),
  file('/llms.txt', 'text/plain; charset=utf-8'),
  file('/manifest.webmanifest', 'application/manifest+json'),
  file('<script>', 'text/javascript; charset=utf-8', IMMUTABLE),
  file('<style>', 'text/css; charset=utf-8', IMMUTABLE),
  file('<font>', 'font/woff2', IMMUTABLE),
  {
    path: '/_next/static/none.js',
    status: 404,
    headers: {
      'content-security-policy': NOTHING,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-cache, no-transform',
    },
  },
  {
    path: '/sw.js',
    status: 200,
    headers: {
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    },
  },
  {
    path: '/compare-frame.html',
    status: 200,
    headers: {
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'none'; frame-ancestors 'self'; base-uri 'none'",
    },
  },
  redirect('/content', '/content-hub'),
  redirect('/Pricing.html/?a=1&amp;b=2?c=3', '/pricing?a=1&b=2&c=3'),
  redirect('/pricing/', '/pricing'),
  redirect('//evil.example', '/evil.example'),
  call('GET', '/share/x', 303, { location: '/?demo=invalid' }),
  call('GET', '/api/none', 404, problem),
  call('GET', '/api/user/x', 400, problem),
  call('DELETE', '/api/user/1', 405, { ...problem, allow: 'GET, HEAD, OPTIONS' }),
  call('OPTIONS', '/api/chat', 204, { allow: 'POST, OPTIONS' }),
  call('POST', '/api/feedback', 415, problem),
  call('POST', '/share/x', 405, problem),
  refusal('POST', '/'),
  refusal('OPTIONS', '/pricing'),
  refusal('PUT', '/nowhere'),
  refusal('DELETE', '/icon.svg'),
  refusal('TRACE', '/'),
  refusal('TRACE', '/api/health'),
  refusal('PROPFIND', '/api/health'),
];
