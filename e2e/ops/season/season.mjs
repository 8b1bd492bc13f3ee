import { writeFileSync } from 'node:fs';
import { createVisitor } from './visitor.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const CONCURRENCY = 16;
const CLOCK_SETTLES_MS = 80;
const RATE = 0.08;
const LATER_SHARE = 0.3;
const BOTH_PAGES_SHARE = 0.2;
const WITHDRAWING_SHARE = 0.1;
const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36';

/** Tested pages, with the true uplift of version b. */
const PAGES = [
  { path: '/', number: '03', uplift: 0 },
  { path: '/pricing', number: '04', uplift: 0.4 },
];

/** Only visitors from an ad are in the holdout, because only their home page is adapted at once. */
const HOLDOUT = { number: '01', uplift: 0.4 };
const AD = '/?utm_campaign=pipeline-search&utm_source=google&utm_medium=cpc';
const AD_SHARE = 0.25;

/**
 * Simulates days of visitors to a running site on its fake clock, through HTTP alone.
 * @param {object} season
 * @param {{ url: string }} season.site
 * @param {string} season.clockFile
 * @param {number} season.since the first day, in milliseconds since the epoch
 * @param {number} season.days
 * @param {number} season.countedDays number of days on which the tests count
 * @param {number} season.visitorsPerDay
 * @param {() => number} season.random
 * @param {(day: number) => Promise<void>} [season.onDay] runs during the day's visits, for example a deploy
 * @param {{ botsOn?: number, withdrawalOn?: number, cacheShare?: number }} [season.events]
 * @returns totals, and the expected counts of each arm, such as `03b`
 */
export async function runSeason({
  site,
  clockFile,
  since,
  days,
  countedDays,
  visitorsPerDay,
  random,
  onDay,
  events = {},
}) {
  const earlierVisitors = [];
  const totals = { visitors: 0, bots: 0, botsCounted: 0, withdrawn: 0, countedAfterwards: 0 };
  const expected = new Map();
  const cache = createCache();
  for (let day = 0; day < days; day += 1) {
    await setClock(clockFile, since + day * DAY_MS + DAY_MS / 4);
    const dayTask = onDay?.(day);
    const visits = [];
    await inParallel(visitorsPerDay, async () => {
      const isCached = random() < (events.cacheShare ?? 0);
      const visit = await makeVisit(site, random, isCached ? cache : undefined);
      totals.visitors += 1;
      visits.push(visit);
      if (day < countedDays) countExpected(expected, visit);
      visit.isLate = random() < LATER_SHARE;
      if (!visit.isLate) await visit.visitor.sendEvents(visit.events);
    });
    await dayTask;
    if (day === events.botsOn) await sendBots(site, visitorsPerDay * 5, totals);
    if (day === events.withdrawalOn) await withdraw(earlierVisitors, totals);
    // Later on the same day, within the visitor's window.
    await setClock(clockFile, since + day * DAY_MS + (DAY_MS * 3) / 4);
    const late = visits.filter(({ isLate }) => isLate);
    await inParallel(late.length, (index) => late[index].visitor.sendEvents(late[index].events));
    earlierVisitors.push(...visits.map(({ visitor }) => visitor));
  }
  await setClock(clockFile, since + days * DAY_MS + DAY_MS / 4);
  return { totals, expected };
}

async function makeVisit(site, random, cache) {
  const visitor = createVisitor(site);
  if (random() < AD_SHARE) return makeAdVisit(visitor, random, cache);
  const first = random() < 0.5 ? 0 : 1;
  const pages = random() < BOTH_PAGES_SHARE ? [PAGES[first], PAGES[1 - first]] : [PAGES[first]];
  const visit = { visitor, events: [], seen: new Set(), reached: new Set() };
  for (const { path, number, uplift } of pages) {
    const shown = await visitor.open(path, cache);
    if (!shown.some((id) => id.startsWith(number)))
      throw new Error(`${path} shows no version of test ${number}.`);
    await visitor.reportExposures(shown);
    shown.forEach((id) => visit.seen.add(id));
    if (random() >= RATE * (shown.includes(`${number}b`) ? 1 + uplift : 1)) continue;
    visit.events.push(...createStepEvents(path));
    shown.forEach((id) => visit.reached.add(id));
  }
  return visit;
}

async function makeAdVisit(visitor, random, cache) {
  const { number, uplift } = HOLDOUT;
  const shown = await visitor.open(AD, cache);
  const arm = new RegExp(`${number}[ab]`).exec(visitor.cookies.get('experiments'))?.[0];
  if (!arm) throw new Error('The visitor from an ad has no holdout arm.');
  await visitor.reportExposures(shown);
  // A held-out visitor sees the default page and takes part in its test.
  const seen = new Set([arm, ...shown]);
  const isReached = random() < RATE * (arm === `${number}b` ? 1 + uplift : 1);
  return {
    visitor,
    events: isReached ? createStepEvents('/') : [],
    seen,
    reached: isReached ? seen : new Set(),
  };
}

const createStepEvents = (page) => [
  { eventType: 'pageview', page },
  { eventType: 'click', eventData: { elementType: 'cta' }, page },
];

function countExpected(expected, { seen, reached }) {
  for (const id of seen) {
    const counts = expected.get(id) ?? { visitors: 0, reached: 0 };
    counts.visitors += 1;
    counts.reached += reached.has(id);
    expected.set(id, counts);
  }
}

/** Half of the bots fetch the page with curl, the others run its scripts in a headless browser. */
async function sendBots(site, count, totals) {
  await inParallel(count, async (index) => {
    const program = index % 2 ? { userAgent: HEADLESS } : { userAgent: 'curl/8.5.0', navigation: {} };
    const bot = createVisitor(site, program);
    totals.botsCounted += await bot.reportExposures(await bot.open('/'));
    totals.bots += 1;
  });
}

/** A tenth of all visitors so far opt out, and come back on the same day. */
async function withdraw(visitors, totals) {
  await inParallel(Math.round(visitors.length * WITHDRAWING_SHARE), async (index) => {
    const visitor = visitors[index * 10];
    await visitor.withdraw();
    if (visitor.cookies.has('experiments')) throw new Error('The cookie remains after opting out.');
    totals.withdrawn += 1;
    totals.countedAfterwards += await visitor.reportExposures(await visitor.open('/'));
    await visitor.sendEvents(createStepEvents('/'));
  });
}

/** A misconfigured shared cache: serves the first response, including its cookies, to everyone. */
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
  await Promise.all(Array.from({ length: CONCURRENCY }, run));
}
