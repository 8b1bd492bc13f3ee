import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foundNothing } from '../shared/console.mjs';

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Loads the scripts once the words are painted. A page that nobody looks at yet paints nothing, so it does not wait;
 * nor does a browser that cannot tell, and none longer than a second after everything else is there.
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
 * One page with its scripts after its first paint. Next asks for them in the first bytes of <head>, where they take
 * the processor and the line from the words that the server wrote.
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
 * The scripts that `deferScripts` put off, in the order in which the page asks for them.
 * @param {string} html a page as it is served
 * @returns {string[]}
 */
export function readDeferredScripts(html) {
  const start = html.indexOf(LOADER);
  if (start < 0) return [];
  const list = html.slice(start + LOADER.length + 1, html.indexOf(')</script>', start));
  return JSON.parse(list);
}

/**
 * @param {string} appFolder `.next/server/app`
 * @returns {Promise<number>} how many prerendered pages were changed; none is an error
 */
export async function deferScriptsOfPages(appFolder) {
  const pages = (await readdir(appFolder, { recursive: true })).filter((file) => file.endsWith('.html'));
  let count = 0;
  for (const page of pages) {
    const file = join(appFolder, page);
    const html = await readFile(file, 'utf8');
    const deferred = deferScripts(html);
    if (deferred === html) continue;
    await writeFile(file, deferred);
    count += 1;
  }
  if (count === 0) throw foundNothing('No page of the build asks for a script in its head.');
  return count;
}
