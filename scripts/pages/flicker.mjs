import { join } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';
import { readWords, watchWords } from './watch-words.mjs';

const { VARIANT_HEADER } = await loadTypeScript(join(root, 'lib/config/service-worker.ts'));

/** A phone on a slow line: what Lighthouse calls "Slow 4G", and a processor four times slower than this one. */
const SLOWDOWN = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

export async function slowDown(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

const variantOf = (answer) => answer?.headers()[VARIANT_HEADER] ?? 'none';

async function readServed(context, url) {
  const answer = await context.request.get(url);
  const html = await answer.text();
  const blank = await context.newPage();
  try {
    const words = await blank.evaluate(
      ({ source, read }) =>
        new Function(`return ${read}`)()(new DOMParser().parseFromString(source, 'text/html')),
      { source: html, read: String(readWords) },
    );
    return { variant: variantOf(answer), words };
  } finally {
    await blank.close();
  }
}

const isRestored = () =>
  performance
    .getEntriesByType('resource')
    .some(({ name }) => name.includes('/api/personalization-settings/'));

/**
 * One visit on a slow phone. `wrongFrames`: frames that held other words than the HTML, from the first one to well
 * after everything has come; while the page still arrives, a frame may hold the beginning of them.
 * @param {import('playwright').BrowserContext} context a fresh one
 * @param {string} url
 * @param {import('./visitors.mjs').Visitor} visitor whose variant both answers have to be
 * @param {{ isLong?: boolean }} [options] isLong: until the analysis of behavior has answered too
 */
export async function watchVisit(context, url, { slug, cookie }, { isLong = false } = {}) {
  if (cookie) await context.addCookies([{ ...cookie, url }]);
  const { variant, words: served } = await readServed(context, url);
  const page = await context.newPage();
  await page.addInitScript(`(${watchWords})(${readWords})`);
  await slowDown(context, page);
  const shown = variantOf(await page.goto(url));
  await page.locator('[data-slot=chat-toggle]').waitFor();
  await page.waitForFunction(isRestored);
  if (isLong) await page.waitForLoadState('networkidle');
  const { frames, shift, moved, paint } = await page.evaluate(() => window.readWatch());
  const settled = await page.evaluate(`(${readWords})(document)`);
  const isRight = ({ words, isWhole }) => (isWhole ? words === served : served.startsWith(words));
  const painted = frames.findLast(({ at }) => at <= paint);
  return {
    frames: frames.reduce((sum, { count }) => sum + count, 0),
    wrongFrames: frames.filter((frame) => !isRight(frame)).reduce((sum, { count }) => sum + count, 0),
    isPaintedRight: painted ? isRight(painted) : false,
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
  const complaints = [
    // The words of another persona's page may stand as still as they like.
    otherVariants.length > 0 && `answered as ${otherVariants.join(' and as ')}`,
    wrongFrames > 0 && `${wrongFrames} frames with other words than the HTML`,
    !isPaintedRight && 'other words at the first paint',
    !isSettledRight && 'other words in the end',
    shift > 0 && `moved by ${shift.toFixed(4)}: ${moved.join(', ')}`,
  ].filter(Boolean);
  return complaints.length > 0 ? complaints.join(', ') : null;
}
