import { hash, INLINE_SCRIPT } from '../../server/responses.mjs';
import { THIRD_PARTIES } from '../../lib/config/third-parties.mjs';
import { unknownOutput } from './unknown-output.mjs';

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

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const STYLE_ATTRIBUTE = /<[a-z][^>]*\sstyle="[^"]*"/i;
/** A script of the build that is requested before the first paint. Those for browsers without modules never are. */
const EARLY_SCRIPT = /<script(?![^>]*\snomodule)[^>]*\ssrc="[^"]*"[^>]*>/i;

function hashesOf(html, pattern) {
  return [...new Set([...html.matchAll(pattern)].map(([, text]) => hash(text)))].sort();
}

/**
 * Allows only a page's own inline scripts and the scripts that they load; a script tag injected into the page does not
 * run. 'self' is for browsers without 'strict-dynamic' and for pages without a script.
 */
function scriptSource(hashes, origins) {
  const dynamic = hashes.length > 0 ? ["'strict-dynamic'"] : [];
  return ['script-src', ...dynamic, "'self'", ...origins, ...hashes].join(' ');
}

/** @typedef {import('../../lib/config/third-parties.mjs').ThirdParty} ThirdParty */

/** @type {(parties: readonly ThirdParty[], isUsed: (party: ThirdParty) => boolean | undefined) => string[]} */
const originsOf = (parties, isUsed) => parties.filter(isUsed).map(({ origin }) => origin);

/**
 * The policy of one page: only the site's own files, the page's inline scripts, and what third parties are listed for.
 * @param {string} html the page as served
 * @param {readonly ThirdParty[]} parties
 */
export function contentSecurityPolicy(html, parties = THIRD_PARTIES) {
  const scripts = originsOf(parties, (party) => (party.scripts ?? []).length > 0);
  const images = originsOf(parties, ({ showsImages }) => showsImages);
  const connections = originsOf(parties, ({ connects }) => connects);
  return [
    "default-src 'none'",
    scriptSource(hashesOf(html, INLINE_SCRIPT), scripts),
    `style-src 'self' ${hashesOf(html, INLINE_STYLE).join(' ')}`.trimEnd(),
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
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
 * The page as it is served, with its policy.
 * @param {Buffer} body a prerendered page
 * @param {string} pathname
 * @throws an error that names the page if its scripts or its policy cannot be found
 */
export function finishPage(body, pathname) {
  const html = deferScripts(body.toString());
  const [early] = html.match(EARLY_SCRIPT) ?? [];
  if (early || readDeferredScripts(html).length === 0)
    throw unknownOutput(`${pathname}: its scripts cannot be deferred: ${early ?? 'none found'}.`);
  const [styled] = html.match(STYLE_ATTRIBUTE) ?? [];
  if (styled) throw unknownOutput(`${pathname}: the policy forbids ${styled}.`);
  return { body: Buffer.from(html), headers: { 'content-security-policy': contentSecurityPolicy(html) } };
}
