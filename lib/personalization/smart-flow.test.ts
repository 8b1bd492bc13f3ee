import {
  canChooseSmartFlowStep,
  currentSmartFlowStep,
  reduceSmartFlow,
  showsPersonalizingBadge,
  SMART_FLOW_START,
  SMART_FLOW_STEPS,
  smartFlowPercent,
  type SmartFlow,
  type SmartFlowAction,
} from './smart-flow';
import { PRODUCT_IDS } from './products';

const after = (...actions: SmartFlowAction[]) => actions.reduce(reduceSmartFlow, SMART_FLOW_START);
const at = (index: number): SmartFlow => ({ ...SMART_FLOW_START, index });
const next = { type: 'next' } as const;
const previous = { type: 'previous' } as const;

const LAST = SMART_FLOW_STEPS.length - 1;

test('the steps are a welcome, each product and the start, with the badge on all but the first', () => {
  const steps = ['welcome', ...PRODUCT_IDS, 'getting-started'];
  expect(steps.map((_, index) => currentSmartFlowStep(at(index)))).toEqual(steps);
  expect(steps.map((_, index) => showsPersonalizingBadge(at(index)))).toEqual(
    steps.map((_, index) => index > 0),
  );
});

test.each([
  [0, Math.round(100 / (LAST + 1))],
  [(LAST + 1) / 2 - 1, 50],
  [LAST, 100],
])('step index %d is at %d percent', (index, percent) => {
  expect(smartFlowPercent(at(index))).toBe(percent);
});

test('next completes the step and advances; previous goes back and keeps completed steps', () => {
  expect(after(next)).toEqual({ index: 1, completed: ['welcome'], finished: false });
  expect(after(next, previous)).toEqual({ index: 0, completed: ['welcome'], finished: false });
  expect(after(next, previous, next)).toEqual(after(next));
  expect(after(previous)).toEqual(SMART_FLOW_START);
});

test('next on the last step finishes', () => {
  expect(after(...SMART_FLOW_STEPS.map(() => next))).toEqual({
    index: LAST,
    completed: SMART_FLOW_STEPS,
    finished: true,
  });
});

test('a chip is clickable when its step is completed or not after the current one', () => {
  const flow = after(next, next, previous);
  expect(SMART_FLOW_STEPS.filter((step) => canChooseSmartFlowStep(flow, step))).toEqual(
    SMART_FLOW_STEPS.slice(0, 2),
  );
  const backAtStart = after(next, next, previous, previous);
  expect(canChooseSmartFlowStep(backAtStart, SMART_FLOW_STEPS[1])).toBe(true);
  expect(canChooseSmartFlowStep(backAtStart, SMART_FLOW_STEPS[2])).toBe(false);
});

test('clicking a clickable chip goes to its step, any other does nothing', () => {
  const flow = after(next, next);
  expect(reduceSmartFlow(flow, { type: 'step-chosen', step: 'welcome' })).toEqual({ ...flow, index: 0 });
  expect(reduceSmartFlow(flow, { type: 'step-chosen', step: 'getting-started' })).toBe(flow);
});
