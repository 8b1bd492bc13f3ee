import { clearBehavior, countBehavior, readBehavior, recordBehavior } from './behavior-log';

test('the last 200 events are kept and all are counted, until they are cleared', () => {
  for (let depth = 0; depth < 250; depth += 1)
    recordBehavior({ eventType: 'scroll', eventData: { depth: depth / 3 } });
  expect(readBehavior()).toHaveLength(200);
  expect(readBehavior()[0]).toEqual({ eventType: 'scroll', eventData: { depth: 50 / 3 } });
  expect(countBehavior()).toBe(250);
  clearBehavior();
  expect([readBehavior(), countBehavior()]).toEqual([[], 0]);
});
