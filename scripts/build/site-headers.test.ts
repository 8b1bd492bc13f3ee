import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const INLINE = 'console.info(1)';
const HTML = `<script src="/x.js"></script><script>${INLINE}</script><style>a{}</style>`;

/** Evaluates code with ES modules, which Jest cannot load. */
function evaluate(code: string): unknown {
  const args = ['--input-type=module', '-e', `console.log(JSON.stringify(${code}))`];
  const env = { ...process.env, NODE_ENV: 'production' as const };
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' }));
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page can run its inline scripts and what they load, and nothing else', () => {
  const code = `(await import('./scripts/build/finish-page.mjs')).contentSecurityPolicy(${JSON.stringify(HTML)})`;
  const directives = String(evaluate(code)).split('; ');
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'strict-dynamic' 'self' ${hash(INLINE)}`,
      `style-src 'self' ${hash('a{}')}`,
      "connect-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(directives.join()).not.toMatch(/unsafe|\*|https?:/);
});

test('every response has the security headers', () => {
  const code = "(await (await (await import('./next.config.mjs')).default('')).headers())[0]";
  const pairs = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Strict-Transport-Security', expect.stringMatching(/^max-age=[3-9]\d{7,}; includeSubDomains/)],
    ['Permissions-Policy', expect.stringContaining('camera=(), geolocation=()')],
  ].map(([key, value]) => ({ key, value }));
  expect(evaluate(code)).toEqual({ source: '/:path*', headers: expect.arrayContaining(pairs) });
});
