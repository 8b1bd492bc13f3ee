import { countVisit, isOver, VISIT_GAP_MS, type CountedEvent } from './count-visit';

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

function count([first, ...others]: readonly [CountedEvent, ...CountedEvent[]], hasRequestedDemo = false) {
  return Object.fromEntries(countVisit([first, ...others], hasRequestedDemo));
}

test('a visit is one session, of the segment and cluster of the page shown first', () => {
  const variant = { segment: 'developer', cluster: 'researcher', isAdapted: true };
  const second = view('/about', { cluster: 'converter', seconds: 90.5 });
  expect(count([view('/', { ...variant, seconds: -4 }), second])).toEqual({
    sessions: 1,
    'segment:developer': 1,
    'cluster:researcher': 1,
    'views:/': 1,
    'views:/about': 1,
    adapted: 1,
    'step:2': 1,
    seconds: 94,
  });
});

test.each([
  ['behind', -900_000, 60],
  ['ahead', 900_000, 0],
])('a browser whose clock is far %s cannot make a visit long', (_, ms, seconds) => {
  expect(count([view('/', { occurredAt: new Date(NOW + ms) }), click('/')]).seconds).toBe(seconds);
});

test('a visit is over after a pause that is longer than half an hour', () => {
  expect(isOver([view('/')], NOW + VISIT_GAP_MS)).toBe(false);
  expect(isOver([view('/')], NOW + VISIT_GAP_MS + 1)).toBe(true);
});

test.each<[string, CountedEvent, number | undefined]>([
  ['half a page', scroll('/', 50), 1],
  ['less', scroll('/', 49.9), undefined],
  ['on another tab’s page', scroll('/pricing', 90), undefined],
])('scrolled %s', (_, event, engaged) => {
  expect(count([view('/'), event, event])['engaged:/']).toBe(engaged);
});

test('each view is engaged once, each kind of click counts once per view and every time for its part of day', () => {
  const events = [click('/', 'cta'), click('/', 'cta'), click('/', 'link'), click('/', 'cta')];
  const counts = count([view('/'), ...events, view('/'), click('/', 'cta')]);
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
  const clicks = [click('/'), click('/', 'cta'), click('/', 'cta')];
  const counts = count([view('/', adapted), ...clicks, view('/about', adapted)]);
  expect(counts).toMatchObject({ adapted: 2, 'adapted:taken': 1 });
});

test('an unknown page counts among the others', () => {
  expect(count([view('/nowhere'), view('/wp-admin')])).toMatchObject({ 'views:other': 2 });
});

test('a funnel step counts when it and all before it are reached, in any order', () => {
  expect(count([view('/pricing')], true)).not.toHaveProperty('step:2');
  const views = ['/about', '/pricing', '/features', '/solutions'].map((page) => view(page));
  const steps = { 'step:2': 1, 'step:3': 1, 'step:4': 1 };
  expect(count([view('/pricing'), ...views])).toMatchObject(steps);
  expect(count([view('/pricing'), ...views])).not.toHaveProperty('step:5');
  expect(count([view('/pricing'), ...views], true)).toMatchObject({ ...steps, 'step:5': 1 });
});
