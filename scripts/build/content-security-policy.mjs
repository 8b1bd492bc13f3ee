import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every inline script of a prerendered page, as the browser hashes it. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const STYLE_ATTRIBUTE = /<[a-z][^>]*\sstyle="[^"]*"/i;

/** What Next answers when even the layout fails. Its style attributes are refused; its words and its button work. */
const NEXTS_OWN_PAGE = '_global-error.html';

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function hashesOf(html, pattern) {
  return [...new Set([...html.matchAll(pattern)].map(([, text]) => hash(text)))].sort();
}

/**
 * A page's own inline scripts, and what they load: no file of this site runs because its address stands in the page.
 * 'self' is for browsers that do not know 'strict-dynamic', and for a page without a script.
 */
function scriptSource(hashes) {
  return ['script-src', ...(hashes.length > 0 ? ["'strict-dynamic'"] : []), "'self'", ...hashes].join(' ');
}

/**
 * The policy of one page: nothing but its own files and the inline scripts that stand in it.
 * @param {string} html the page as it is served
 */
export function contentSecurityPolicy(html) {
  return [
    "default-src 'none'",
    scriptSource(hashesOf(html, INLINE_SCRIPT)),
    `style-src 'self' ${hashesOf(html, INLINE_STYLE).join(' ')}`.trimEnd(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default nextjs nextjs#bundler',
  ].join('; ');
}

/**
 * Writes each prerendered page's policy into the `.meta` file beside it, whose headers `next start` sends.
 * @param {string} appFolder `.next/server/app`
 * @returns {Promise<number>} how many pages got one
 */
export async function writePolicies(appFolder) {
  const files = await readdir(appFolder, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const html = await readFile(join(appFolder, page), 'utf8');
    const styled = html.match(STYLE_ATTRIBUTE);
    if (styled && page !== NEXTS_OWN_PAGE) throw new Error(`${page}: the policy forbids ${styled[0]}`);
    const metaFile = join(appFolder, page.replace(/\.html$/, '.meta'));
    const meta = JSON.parse(await readFile(metaFile, 'utf8'));
    meta.headers = { ...meta.headers, 'content-security-policy': contentSecurityPolicy(html) };
    await writeFile(metaFile, JSON.stringify(meta));
  }
  return pages.length;
}
