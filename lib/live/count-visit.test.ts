import { countDemoRequest, countVisit, SESSION_GAP_MS, type Counts, type Visit } from './count-visit';

const NOW = new Date('2026-11-26T17:00:00.000Z');
const shown = { segment: 'developer', cluster: 'researcher', isAdapted: true } as const;
const standard = { segment: 'innovation-leader', cluster: 'explorer', isAdapted: false } as const;

const after = (ms: number) => new Date(NOW.getTime() + ms);
const at = (seconds: number) => ({ occurredAt: after(seconds * 1000) });
const view = (page: string, seconds = 0) => ({ eventType: 'pageview', page, ...at(seconds) });
const click = (page: string, elementType = 'link', seconds = 0) => ({
  eventType: 'click',
  page,
  elementType,
  ...at(seconds),
});
const scroll = (page: string, depth: number, seconds = 0) => ({
  eventType: 'scroll',
  page,
  depth,
  ...at(seconds),
});
const listOf = (counts: Counts) => Object.fromEntries(counts);

/** Sums the counts of one visitor's batches, which arrive at the given seconds. */
function follow(batches: readonly [number, Parameters<typeof countVisit>[1]][], page = standard) {
  let visit: Visit | null = null;
  const sums = new Map<string, number>();
  for (const [seconds, events] of batches) {
    const counted: ReturnType<typeof countVisit> = countVisit(visit, events, page, after(seconds * 1000));
    visit = counted.visit;
    for (const [name, count] of counted.counts) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return { visit, sums: listOf(sums) };
}

test('a first batch starts a session at its first event, on the server’s clock', () => {
  const { visit, counts } = countVisit(null, [view('/', -100), scroll('/', 30, -96)], shown, NOW);
  expect(visit).toEqual({ startedAt: after(-4000), lastAt: NOW, views: 1, seen: 0, page: '/', marks: 2 });
  expect(listOf(counts)).toEqual({
    sessions: 1,
    'segment:developer': 1,
    'cluster:researcher': 1,
    'views:/': 1,
    adapted: 1,
    seconds: 4,
  });
});

test('a browser whose clock jumped cannot make a session long', () => {
  const { visit } = countVisit(null, [view('/', -90_000), click('/', 'link', 0)], standard, NOW);
  expect(visit.startedAt).toEqual(after(-60_000));
});

test.each([
  ['as long as the gap', SESSION_GAP_MS, { seconds: 1800, 'views:/about': 1, 'step:2': 1 }],
  [
    'longer',
    SESSION_GAP_MS + 1,
    { sessions: 1, 'segment:innovation-leader': 1, 'cluster:explorer': 1, 'views:/about': 1 },
  ],
])('after a pause %s', (_, ms, expected) => {
  const { visit } = countVisit(null, [view('/')], standard, NOW);
  const next = countVisit(visit, [view('/about')], standard, after(ms));
  expect(listOf(next.counts)).toEqual(expected);
});

test('seconds add up from first to last event, however batched', () => {
  const batches = [0, 0.6, 1.2, 1.9, 7.5].map((s): [number, ReturnType<typeof view>[]] => [s, [view('/')]]);
  expect(follow(batches).sums).toMatchObject({ seconds: 7, sessions: 1, 'views:/': 5, 'step:2': 1 });
});

test('a clock that is set back subtracts nothing', () => {
  const { visit } = countVisit(null, [view('/')], standard, NOW);
  const next = countVisit(visit, [view('/about')], standard, after(-5000));
  expect(next.visit.lastAt).toEqual(NOW);
  expect(next.counts.get('seconds')).toBeUndefined();
});

test.each<[string, ReturnType<typeof scroll>[], number | undefined]>([
  ['half a page', [scroll('/', 50)], 1],
  ['less', [scroll('/', 49.9)], undefined],
  ['further, in two steps', [scroll('/', 60), scroll('/', 90)], 1],
  ['on another tab’s page', [scroll('/pricing', 90)], undefined],
])('scrolled %s', (_, events, engaged) => {
  expect(countVisit(null, [view('/'), ...events], standard, NOW).counts.get('engaged:/')).toBe(engaged);
});

test('each view is engaged once, and each kind of click counts once per view and every time per hour', () => {
  const { sums } = follow([
    [0, [view('/'), click('/', 'cta'), click('/', 'cta'), click('/', 'link')]],
    [5, [click('/', 'cta'), view('/'), click('/', 'cta')]],
  ]);
  expect(sums).toMatchObject({
    'engaged:/': 2,
    'clicked:cta': 2,
    'clicked:link': 1,
    'clicks:afternoon:cta': 4,
    'clicks:afternoon:link': 1,
  });
  expect(sums['adapted:taken']).toBeUndefined();
});

test('an adapted view succeeds once, with a call to action', () => {
  const events = [view('/'), click('/', 'link'), click('/', 'cta'), click('/', 'cta'), view('/about')];
  expect(listOf(countVisit(null, events, shown, NOW).counts)).toMatchObject({
    adapted: 2,
    'adapted:taken': 1,
  });
});

test('an unknown page counts among the others', () => {
  const { counts } = countVisit(null, [view('/nowhere'), view('/wp-admin')], standard, NOW);
  expect(counts.get('views:other')).toBe(2);
});

test('a funnel step counts once, when it and all before it are reached, in any order', () => {
  const first = follow([[0, [view('/pricing')]]]);
  expect(first.sums).not.toHaveProperty('step:2');
  const { visit, sums } = follow([
    [0, [view('/pricing')]],
    [5, [view('/about'), view('/pricing')]],
    [9, [view('/features'), view('/solutions')]],
  ]);
  expect(sums).toMatchObject({ 'step:2': 1, 'step:3': 1, 'step:4': 1 });
  const requested = countDemoRequest(visit, after(10_000));
  expect(listOf(requested?.counts ?? new Map())).toEqual({ 'step:5': 1 });
  expect(countDemoRequest(requested?.visit ?? null, after(11_000))?.counts.size).toBe(0);
});

test('a demo request of an untracked visitor, or long after a visit, is not counted', () => {
  const { visit } = follow([[0, [view('/contact')]]]);
  expect(countDemoRequest(null, NOW)).toBeNull();
  expect(countDemoRequest(visit, after(SESSION_GAP_MS + 1))).toBeNull();
});
