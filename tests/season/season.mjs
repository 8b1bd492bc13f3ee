import { writeFileSync } from 'node:fs';
import { createVisitor } from './visitor.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const IN_FLIGHT = 16;
const CLOCK_SETTLES_MS = 80;
const RATE = 0.08;
const LATER_SHARE = 0.3;
const BOTH_PAGES_SHARE = 0.2;
const WITHDRAWING_SHARE = 0.1;
const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36';

/** The pages under test, and how much more often version b leads to the goal. */
export const PAGES = [
  { path: '/', number: '03', uplift: 0 },
  { path: '/pricing', number: '04', uplift: 0.4 },
];

/**
 * Days of visitors against a running site, on its faked clock, through HTTP alone.
 * @param {object} season
 * @param {{ url: string }} season.site
 * @param {string} season.clockFile
 * @param {number} season.since the first day, in milliseconds since the epoch
 * @param {number} season.days
 * @param {number} season.visitorsPerDay
 * @param {() => number} season.random
 * @param {(day: number) => Promise<void>} [season.onDay] what happens at a day's start, such as a deploy
 * @param {{ botsOn?: number, withdrawalOn?: number, cacheShare?: number }} [season.events]
 */
export async function runSeason({
  site,
  clockFile,
  since,
  days,
  visitorsPerDay,
  random,
  onDay,
  events = {},
}) {
  const visitors = [];
  const totals = { visitors: 0, exposures: 0, goals: 0, bots: 0, botsCounted: 0, withdrawn: 0 };
  const cache = createCache();
  for (let day = 0; day < days; day += 1) {
    await setClock(clockFile, since + day * DAY_MS + DAY_MS / 4);
    await onDay?.(day);
    const later = [];
    await inParallel(visitorsPerDay, async () => {
      const isCached = random() < (events.cacheShare ?? 0);
      const visit = await makeVisit(site, random, isCached ? cache : undefined);
      totals.visitors += 1;
      totals.exposures += visit.counted;
      visitors.push(visit.visitor);
      if (visit.deeds.length === 0) return;
      if (random() < LATER_SHARE) later.push(visit);
      else totals.goals += await tell(visit);
    });
    if (day === events.botsOn) await sendBots(site, visitorsPerDay * 5, totals);
    if (day === events.withdrawalOn) {
      await inParallel(Math.round(visitors.length * WITHDRAWING_SHARE), async (index) => {
        await visitors[index * 10]?.withdraw();
        totals.withdrawn += 1;
      });
    }
    // Later on the same visit's day of grace.
    await setClock(clockFile, since + day * DAY_MS + (DAY_MS * 3) / 4);
    await inParallel(later.length, async (index) => {
      totals.goals += await tell(later[index]);
    });
  }
  await setClock(clockFile, since + days * DAY_MS + DAY_MS / 4);
  return totals;
}

async function makeVisit(site, random, cache) {
  const visitor = createVisitor(site);
  const first = random() < 0.5 ? 0 : 1;
  const pages = random() < BOTH_PAGES_SHARE ? [PAGES[first], PAGES[1 - first]] : [PAGES[first]];
  const deeds = [];
  let counted = 0;
  for (const { path, number, uplift } of pages) {
    const shown = await visitor.open(path, cache);
    counted += await visitor.see(shown);
    const arm = new RegExp(`${number}([a-d])`).exec(shown.join())?.[1];
    if (!arm) throw new Error(`${path} shows no version of test ${number}.`);
    if (random() >= RATE * (arm === 'b' ? 1 + uplift : 1)) continue;
    deeds.push({ eventType: 'pageview', page: path });
    deeds.push({ eventType: 'click', eventData: { elementType: 'cta' }, page: path });
  }
  return { visitor, deeds, counted };
}

async function tell({ visitor, deeds }) {
  await visitor.tell(deeds, new Date().toISOString());
  return deeds.length / 2;
}

/** Half of them fetch the page, the others run its scripts in a browser without a window. */
async function sendBots(site, count, totals) {
  await inParallel(count, async (index) => {
    const bot = createVisitor(site, index % 2 ? HEADLESS : 'curl/8.5.0');
    const shown = await bot.open('/');
    totals.bots += 1;
    totals.botsCounted += index % 2 ? await bot.see(shown) : 0;
  });
}

/** A shared cache that is set up wrongly: it stores the first response, its cookie included, and serves it to all. */
function createCache() {
  const stored = new Map();
  return async (path, load) => {
    if (!stored.has(path)) stored.set(path, await load());
    return stored.get(path);
  };
}

async function setClock(file, time) {
  writeFileSync(file, String(time - Date.now()));
  await new Promise((resolve) => setTimeout(resolve, CLOCK_SETTLES_MS));
}

async function inParallel(count, work) {
  let next = 0;
  const run = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, run));
}
