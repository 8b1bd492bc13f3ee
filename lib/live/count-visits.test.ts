import { createVisitCounter, VISIT_GAP_MS, type CountedEvent } from './count-visits';

const NOW = Date.parse('2026-11-26T17:00:00.000Z');

type Change = Partial<CountedEvent> & { seconds?: number };

/** An event that happened, and was stored, that many seconds after NOW. */
function createEvent({ seconds = 0, ...change }: Change): CountedEvent {
  const at = new Date(NOW + seconds * 1000);
  return {
    ...{ visitorId: 'ann', eventType: 'pageview', elementType: null, depth: null, page: '/' },
    ...{ segment: 'innovation-leader', cluster: 'explorer', isAdapted: false },
    ...{ occurredAt: at, createdAt: at },
    ...change,
  };
}

const view = (page: string, change: Change = {}) => createEvent({ page, ...change });
const click = (page: string, elementType = 'link', change: Change = {}) =>
  createEvent({ eventType: 'click', page, elementType, ...change });
const scroll = (page: string, depth: number) => createEvent({ eventType: 'scroll', page, depth });

/** The counts of all hours, by hour. */
function count(
  events: readonly CountedEvent[],
  addMore?: (counter: ReturnType<typeof createVisitCounter>) => void,
) {
  const counter = createVisitCounter();
  for (const event of events) counter.addEvent(event);
  addMore?.(counter);
  return [...counter.hours].map(([hour, counts]) => ({
    hour: new Date(hour).toISOString().slice(11, 16),
    ...Object.fromEntries(counts),
  }));
}

test('a visit counts in the hour in which it began, by the page shown first', () => {
  const shown = { segment: 'developer', cluster: 'researcher', isAdapted: true };
  const events = [
    view('/', { ...shown, seconds: -4 }),
    view('/about', { cluster: 'converter', seconds: 90 }),
  ];
  expect(count(events)).toEqual([
    {
      hour: '16:00',
      sessions: 1,
      'segment:developer': 1,
      'cluster:researcher': 1,
      'views:/': 1,
      'views:/about': 1,
      adapted: 1,
      'step:2': 1,
      seconds: 94,
    },
  ]);
});

test.each([
  ['behind', -900_000, 60],
  ['ahead', 900_000, 0],
])('a browser whose clock is far %s cannot make a visit long', (_, ms, seconds) => {
  const first = view('/', { occurredAt: new Date(NOW + ms) });
  const [counts] = count([first, click('/')]);
  expect(counts).toMatchObject(seconds > 0 ? { sessions: 1, seconds } : { sessions: 1 });
});

test.each([
  ['as long as the gap', VISIT_GAP_MS, [{ hour: '17:00', sessions: 1, seconds: 1800, 'step:2': 1 }]],
  [
    'longer',
    VISIT_GAP_MS + 1,
    [{ hour: '17:00', sessions: 2, 'segment:innovation-leader': 2, 'views:/': 1, 'views:/about': 1 }],
  ],
])('after a pause %s', (_, ms, expected) => {
  expect(count([view('/'), view('/about', { seconds: ms / 1000 })])).toMatchObject(expected);
});

test('seconds add up from first to last event, and a clock that is set back subtracts nothing', () => {
  const events = [0, 0.6, 1.2, 1.9, 7.5, 3].map((seconds) => view('/', { seconds }));
  expect(count(events)).toMatchObject([{ seconds: 7, sessions: 1, 'views:/': 6 }]);
});

test.each<[string, CountedEvent, number | undefined]>([
  ['half a page', scroll('/', 50), 1],
  ['less', scroll('/', 49.9), undefined],
  ['on another tab’s page', scroll('/pricing', 90), undefined],
])('scrolled %s', (_, event, engaged) => {
  const [counts] = count([view('/'), event, event]);
  expect(counts).toHaveProperty('sessions', 1);
  expect(new Map(Object.entries(counts ?? {})).get('engaged:/')).toBe(engaged);
});

test('each view is engaged once, and each kind of click counts once per view and every time for its part of day', () => {
  const events = [view('/'), click('/', 'cta'), click('/', 'cta'), click('/', 'link')];
  const [counts] = count([...events, click('/', 'cta'), view('/'), click('/', 'cta')]);
  expect(counts).toMatchObject({
    'engaged:/': 2,
    'clicked:cta': 2,
    'clicked:link': 1,
    'clicks:afternoon:cta': 4,
    'clicks:afternoon:link': 1,
  });
  expect(counts).not.toHaveProperty('adapted:taken');
});

test('an adapted view succeeds once, with a call to action', () => {
  const adapted = { isAdapted: true };
  const events = [
    view('/', adapted),
    click('/'),
    click('/', 'cta'),
    click('/', 'cta'),
    view('/about', adapted),
  ];
  expect(count(events)).toMatchObject([{ adapted: 2, 'adapted:taken': 1 }]);
});

test('an unknown page counts among the others', () => {
  expect(count([view('/nowhere'), view('/wp-admin')])).toMatchObject([{ 'views:other': 2 }]);
});

test('a funnel step counts once, when it and all before it are reached, in any order', () => {
  expect(count([view('/pricing')])[0]).not.toHaveProperty('step:2');
  const events = ['/pricing', '/about', '/pricing', '/features', '/solutions'].map((page) => view(page));
  expect(count(events)[0]).not.toHaveProperty('step:5');
  const ask = (counter: ReturnType<typeof createVisitCounter>) => {
    for (const seconds of [9, 11]) counter.addDemoRequest('ann', new Date(NOW + seconds * 1000));
  };
  expect(count(events, ask)).toMatchObject([{ 'step:2': 1, 'step:3': 1, 'step:4': 1, 'step:5': 1 }]);
});

test('a demo request without a visit, or long after it, is not counted', () => {
  const events = ['/', '/features', '/pricing'].map((page) => view(page));
  const [counts] = count(events, (counter) => {
    counter.addDemoRequest('bob', new Date(NOW));
    counter.addDemoRequest('ann', new Date(NOW + VISIT_GAP_MS + 1));
  });
  expect(counts).not.toHaveProperty('step:5');
});

test('ratings count in their own hour', () => {
  const rate = (counter: ReturnType<typeof createVisitCounter>) => {
    counter.addRating(true, new Date(NOW));
    counter.addRating(false, new Date(NOW + 1));
  };
  expect(count([], rate)).toEqual([{ hour: '17:00', ratings: 2, 'ratings:good': 1 }]);
});

test('visits that ended are forgotten, others go on', () => {
  const counter = createVisitCounter();
  for (const visitorId of ['ann', 'bob']) counter.addEvent(view('/', { visitorId }));
  counter.addEvent(view('/', { visitorId: 'bob', seconds: 1700 }));
  counter.forgetEnded(NOW + VISIT_GAP_MS + 120_000);
  for (const visitorId of ['ann', 'bob']) counter.addEvent(view('/about', { visitorId, seconds: 1790 }));
  expect(Object.fromEntries(counter.hours.get(NOW) ?? [])).toMatchObject({ sessions: 3, 'step:2': 1 });
});
