import { PRODUCT_IDS } from '@/lib/personalization/products';

export const SMART_FLOW_STEPS = ['welcome', ...PRODUCT_IDS, 'getting-started'] as const;

export type SmartFlowStepId = (typeof SMART_FLOW_STEPS)[number];

export type SmartFlow = {
  readonly index: number;
  readonly completed: readonly SmartFlowStepId[];
  readonly finished: boolean;
};

export type SmartFlowAction =
  { type: 'next' } | { type: 'previous' } | { type: 'step-chosen'; step: SmartFlowStepId };

export const SMART_FLOW_START: SmartFlow = { index: 0, completed: [], finished: false };

const LAST_INDEX = SMART_FLOW_STEPS.length - 1;

export function reduceSmartFlow(flow: SmartFlow, action: SmartFlowAction): SmartFlow {
  switch (action.type) {
    case 'next': {
      const completed = [...new Set([...flow.completed, currentSmartFlowStep(flow)])];
      return flow.index === LAST_INDEX
        ? { ...flow, completed, finished: true }
        : { ...flow, completed, index: flow.index + 1 };
    }
    case 'previous':
      return flow.index === 0 ? flow : { ...flow, index: flow.index - 1 };
    case 'step-chosen':
      return canChooseSmartFlowStep(flow, action.step)
        ? { ...flow, index: SMART_FLOW_STEPS.indexOf(action.step) }
        : flow;
  }
}

export function currentSmartFlowStep({ index }: SmartFlow): SmartFlowStepId {
  return SMART_FLOW_STEPS[index] ?? 'welcome';
}

/** Spec §4: a chip is clickable if its step is completed or not after the current one. */
export function canChooseSmartFlowStep({ index, completed }: SmartFlow, step: SmartFlowStepId): boolean {
  return completed.includes(step) || SMART_FLOW_STEPS.indexOf(step) <= index;
}

export function smartFlowPercent({ index }: SmartFlow): number {
  return Math.round(((index + 1) / SMART_FLOW_STEPS.length) * 100);
}

export function showsPersonalizingBadge({ index }: SmartFlow): boolean {
  return index > 0;
}
