import { getLive, liveRangeSchema } from '@/lib/calls/get-live';
import { readEnv } from '@/lib/config/env';
import { TIME_RANGES, type TimeRange } from '@/lib/content/analytics/analytics-data';
import { countOnline, loadLiveHours } from '@/lib/db/live';
import { createTtlCache } from '@/lib/http/ttl-cache';
import { parseInput } from '@/lib/http/read-input';
import { handle, handleUnknown, respondUnknown, route } from '@/lib/http/route';
import { composeLive, hideFewOnline } from '@/lib/live/compose-live';

const FIGURES_CACHE_MS = 60_000;
const ONLINE_CACHE_MS = 10_000;

const always = () => true;
const readOnline = createTtlCache(
  async () => hideFewOnline(await countOnline(new Date())),
  always,
  ONLINE_CACHE_MS,
);
const readers = new Map(
  TIME_RANGES.map((range) => [range, createTtlCache(() => load(range), always, FIGURES_CACHE_MS)]),
);

async function load(range: TimeRange) {
  const { countedAt, hours } = (await loadLiveHours(range)) ?? { countedAt: new Date(), hours: [] };
  return { updatedAt: countedAt.toISOString(), figures: composeLive(hours, range, countedAt) };
}

/** If the figures are not public, the path responds as if it did not exist. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getLive, {
    isAnonymous: true,
    async handle({ request }) {
      if (!readEnv().hasLiveAnalytics) return respondUnknown();
      const param = new URL(request.url).searchParams.get('range') ?? undefined;
      const range = parseInput(liveRangeSchema, param, 'range', 'The address is not valid.');
      const [usersOnline, snapshot] = await Promise.all([
        readOnline(),
        readers.get(range)?.() ?? load(range),
      ]);
      return { ...snapshot, usersOnline };
    },
  }),
  ...handleUnknown('/api/live'),
);
