import {
  canChooseSmartFlowStep,
  currentSmartFlowStep,
  hasSegmentNote,
  reduceSmartFlow,
  showsPersonalizingBadge,
  SMART_FLOW_START,
  SMART_FLOW_STEPS,
  smartFlowPercent,
  type SmartFlow,
  type SmartFlowAction,
} from './smart-flow';
import { SEGMENTS } from './persona';

const after = (...actions: SmartFlowAction[]) => actions.reduce(reduceSmartFlow, SMART_FLOW_START);
const at = (index: number): SmartFlow => ({ ...SMART_FLOW_START, index });
const next = { type: 'next' } as const;
const previous = { type: 'previous' } as const;

test.each([
  [0, 'welcome', 17, false],
  [1, 'ai-automation', 33, true],
  [2, 'market-intelligence', 50, true],
  [3, 'enterprise-ai', 67, true],
  [4, 'sentiment-analysis', 83, true],
  [5, 'getting-started', 100, true],
])('step index %d is %s, at %d percent, with the badge: %s', (index, step, percent, badge) => {
  expect(currentSmartFlowStep(at(index))).toBe(step);
  expect(smartFlowPercent(at(index))).toBe(percent);
  expect(showsPersonalizingBadge(at(index))).toBe(badge);
});

test('next completes the step and advances; previous goes back and keeps completed steps', () => {
  expect(after(next)).toEqual({ index: 1, completed: ['welcome'], finished: false });
  expect(after(next, previous)).toEqual({ index: 0, completed: ['welcome'], finished: false });
  expect(after(next, previous, next)).toEqual(after(next));
  expect(after(previous)).toEqual(SMART_FLOW_START);
});

test('next on the last step finishes', () => {
  expect(after(next, next, next, next, next, next)).toEqual({
    index: 5,
    completed: SMART_FLOW_STEPS,
    finished: true,
  });
});

test('a chip is clickable when its step is completed or not after the current one', () => {
  const flow = after(next, next, previous);
  expect(SMART_FLOW_STEPS.map((step) => canChooseSmartFlowStep(flow, step))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  const backAtStart = after(next, next, previous, previous);
  expect(canChooseSmartFlowStep(backAtStart, 'ai-automation')).toBe(true);
  expect(canChooseSmartFlowStep(backAtStart, 'market-intelligence')).toBe(false);
});

test('clicking a clickable chip goes to its step, any other does nothing', () => {
  const flow = after(next, next);
  expect(reduceSmartFlow(flow, { type: 'step-chosen', step: 'welcome' })).toEqual({ ...flow, index: 0 });
  expect(reduceSmartFlow(flow, { type: 'step-chosen', step: 'enterprise-ai' })).toBe(flow);
});

test.each([
  ['welcome', []],
  ['ai-automation', []],
  ['market-intelligence', ['innovation-leader']],
  ['enterprise-ai', ['developer']],
  ['sentiment-analysis', ['sales-prospect']],
  ['getting-started', ['innovation-leader', 'developer', 'sales-prospect']],
] as const)('%s has a note for %j', (step, segments) => {
  expect(SEGMENTS.filter((segment) => hasSegmentNote(step, segment))).toEqual(segments);
});
