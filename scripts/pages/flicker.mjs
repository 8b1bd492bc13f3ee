import { join } from 'node:path';
import { launchBrowser } from '../programs/browser.mjs';
import { root } from '../set-up/fingerprint.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';
import { VISITORS } from './visitors.mjs';

const { VARIANT_HEADER } = await loadTypeScript(join(root, 'lib/config/page-requests.ts'));

/**
 * Returns a page's persona-dependent text in document order; runs in the browser. Omits the bars and the sidebar, which
 * the analysis of behavior is allowed to change while the page is open.
 */
function readText(root) {
  const text = [];
  for (const region of root.querySelectorAll('[data-slot=header], main, footer')) {
    const walker = root.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, noscript, style, template')) text.push(node.data);
    }
  }
  return text.join('');
}

/** Runs before the page's own scripts: records its text in each frame, and layout shifts. */
function watchText(read) {
  const frames = [];
  const moved = new Set();
  let shift = 0;
  const describe = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName} "${element.textContent.slice(0, 30)}"` : 'something gone';
  };
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries()) {
      shift += value;
      for (const { node } of sources) moved.add(`${describe(node)} at ${Math.round(startTime)} ms`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const recordFrame = () => {
    const text = read(document);
    const isComplete = document.readyState !== 'loading';
    const last = frames.at(-1);
    if (last && last.text === text && last.isComplete === isComplete) last.count += 1;
    else frames.push({ at: performance.now(), count: 1, text, isComplete });
    requestAnimationFrame(recordFrame);
  };
  requestAnimationFrame(recordFrame);
  window.readWatch = () => ({
    frames,
    shift,
    moved: [...moved],
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
  });
}

/** A phone on a slow connection: Lighthouse's "Slow 4G" and a fourfold CPU slowdown. */
const SLOWDOWN = 4;
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

export async function slowDown(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

const variantOf = (answer) => answer?.headers()[VARIANT_HEADER] ?? 'none';

async function readServed(context, url) {
  const answer = await context.request.get(url);
  const html = await answer.text();
  const blank = await context.newPage();
  try {
    const text = await blank.evaluate(
      ({ source, read }) =>
        new Function(`return ${read}`)()(new DOMParser().parseFromString(source, 'text/html')),
      { source: html, read: String(readText) },
    );
    return { variant: variantOf(answer), text };
  } finally {
    await blank.close();
  }
}

const isRestored = () =>
  performance
    .getEntriesByType('resource')
    .some(({ name }) => name.includes('/api/personalization-settings/'));

/**
 * One visit on a slow phone. `wrongFrames`: frames whose text differs from the HTML, from the first one until well
 * after everything has loaded; while the page is loading, a frame can contain only the beginning.
 * @param {import('playwright').BrowserContext} context a fresh one
 * @param {string} url
 * @param {import('./visitors.mjs').Visitor} visitor whose variant both responses must be
 * @param {{ isLong?: boolean }} [options] isLong: until the analysis of behavior has responded, too
 */
export async function watchVisit(context, url, { slug, cookie }, { isLong = false } = {}) {
  if (cookie) await context.addCookies([{ ...cookie, url }]);
  // Of a visitor with a stored id the page asks the server, which can change it.
  await context.addInitScript(() => location.protocol === 'http:' && localStorage.setItem('userId', '4711'));
  const { variant, text: served } = await readServed(context, url);
  const page = await context.newPage();
  await page.addInitScript(`(${watchText})(${readText})`);
  await slowDown(context, page);
  const shown = variantOf(await page.goto(url));
  await page.locator('[data-slot=chat-toggle]').waitFor();
  await page.waitForFunction(isRestored);
  if (isLong) await page.waitForLoadState('networkidle');
  const { frames, shift, moved, paint } = await page.evaluate(() => window.readWatch());
  const settled = await page.evaluate(`(${readText})(document)`);
  const matchesServed = ({ text, isComplete }) => (isComplete ? text === served : served.startsWith(text));
  const painted = frames.findLast(({ at }) => at <= paint);
  return {
    frames: frames.reduce((sum, { count }) => sum + count, 0),
    wrongFrames: frames.filter((frame) => !matchesServed(frame)).reduce((sum, { count }) => sum + count, 0),
    isPaintedRight: painted ? matchesServed(painted) : false,
    isSettledRight: served.length > 0 && settled === served,
    otherVariants: [variant, shown].filter((name) => name !== slug),
    shift,
    moved,
  };
}

export function describeFlicker({
  wrongFrames,
  isPaintedRight,
  isSettledRight,
  otherVariants,
  shift,
  moved,
}) {
  const problems = [
    // Another persona's page would fail even if it never changed.
    otherVariants.length > 0 && `served as ${otherVariants.join(' and as ')}`,
    wrongFrames > 0 && `${wrongFrames} frames whose text differs from the HTML`,
    !isPaintedRight && 'different text at the first paint',
    !isSettledRight && 'other words in the end',
    shift > 0 && `moved by ${shift.toFixed(4)}: ${moved.join(', ')}`,
  ].filter(Boolean);
  return problems.length > 0 ? problems.join(', ') : null;
}

async function watchVisits(browser, url, visitor, runs) {
  const visits = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    try {
      visits.push(await watchVisit(context, url, visitor, { isLong: true }));
    } finally {
      await context.close();
    }
  }
  return visits;
}

export async function benchFlicker({ site, paths, runs }) {
  const browser = await launchBrowser();
  const rows = [];
  const problems = [];
  try {
    for (const path of paths) {
      for (const visitor of VISITORS) {
        const visits = await watchVisits(browser, site + path, visitor, runs);
        const found = visits.map(describeFlicker).filter(Boolean);
        problems.push(...found.map((problem) => `${path} ${visitor.slug}: ${problem}`));
        rows.push({
          page: path,
          persona: visitor.slug,
          runs,
          frames: visits.reduce((sum, visit) => sum + visit.frames, 0),
          'wrong frames': visits.reduce((sum, visit) => sum + visit.wrongFrames, 0),
          'worst CLS': Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
          verdict: found.length === 0 ? 'ok' : `${found.length} flickered`,
        });
      }
    }
  } finally {
    await browser.close();
  }
  console.log(
    '\nFlicker: the text of the HTML, first paint, every frame and the settled page, on a slow connection and CPU',
  );
  console.table(rows);
  for (const problem of problems) console.log(problem);
  return problems.length === 0;
}
