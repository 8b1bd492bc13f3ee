import { summarizeBehavior, type BehaviorEvent, type ElementType } from './behavior';

const pageview: BehaviorEvent = { eventType: 'pageview', eventData: {} };
const click = (elementType?: ElementType): BehaviorEvent => ({
  eventType: 'click',
  eventData: { elementType },
});
const scroll = (depth?: number): BehaviorEvent => ({ eventType: 'scroll', eventData: { depth } });

test('no events result in an empty summary', () => {
  expect(summarizeBehavior([])).toEqual({
    totalBehaviors: 0,
    analyzedBehaviors: 0,
    pageViews: 0,
    clickTypes: {},
    scrollDepth: 0,
  });
});

test('page views and clicks are counted, scroll depth is the average of the scroll events', () => {
  const events = [pageview, click('cta'), click('button'), click('cta'), click(), scroll(40), scroll(81)];
  expect(summarizeBehavior(events)).toEqual({
    totalBehaviors: 7,
    analyzedBehaviors: 7,
    pageViews: 1,
    clickTypes: { cta: 2, button: 1, unknown: 1 },
    scrollDepth: 60.5,
  });
});

test('a scroll event without a depth counts as the top of the page', () => {
  expect(summarizeBehavior([scroll(), scroll(50)]).scrollDepth).toBe(25);
});

test.each([
  [19, 19, 1],
  [20, 20, 0],
  [30, 20, 0],
])('after one click and %d page views, only the last 20 events count', (views, pageViews, clicks) => {
  const events = [click('cta'), ...Array.from({ length: views }, () => pageview)];
  expect(summarizeBehavior(events)).toEqual({
    totalBehaviors: views + 1,
    analyzedBehaviors: 20,
    pageViews,
    clickTypes: clicks === 0 ? {} : { cta: clicks },
    scrollDepth: 0,
  });
});

test('the total includes events that are no longer stored', () => {
  const events = [{ eventType: 'pageview', eventData: {} }] as const;
  expect(summarizeBehavior(events, 512)).toMatchObject({ totalBehaviors: 512, analyzedBehaviors: 1 });
});
