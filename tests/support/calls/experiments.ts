import * as exposures from '@/app/api/exposures/route';
import type { CopyExperiment, HoldoutExperiment } from '@/lib/content/experiment';
import { BROWSER } from './call-fixtures';
import { createVisitor } from './handler-visitor';

export const TEST: CopyExperiment & { status: 'running' } = {
  number: '02',
  kind: 'copy',
  status: 'running',
  place: 'home-hero',
  segments: ['developer'],
  since: '2027-01-04',
  days: 28,
  goal: 'docs-or-prices',
  guard: 'second-page',
  name: 'A headline about the API',
  question: 'Does it?',
  arms: { b: { headline: 'One API call adapts your page' } },
};
export const HOLDOUT: HoldoutExperiment & { status: 'running' } = {
  number: '01',
  kind: 'holdout',
  status: 'running',
  heldOut: 0.1,
  since: '2027-01-04',
  days: 84,
  goal: 'demo-request',
  name: 'Does personalization pay?',
  question: 'Does it?',
};
export const HOUR_MS = 60 * 60 * 1000;
export const NOW = new Date('2027-01-05T12:00:00.000Z');
export const NO_COUNTS = { seen: 0, goal: 0, guard: 0, mixed: 0, mismatched: 0 };

export const reportExposures = (
  seen: string[],
  headers: Record<string, string> = {},
  visitor = createVisitor(),
) => visitor.call(exposures.POST, 'POST', { body: { seen }, headers: { 'user-agent': BROWSER, ...headers } });

/** Sets the date to NOW in the tests of a block. Timers stay real. */
export function useDate(): void {
  const timers = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const;
  const clocks = [
    'setInterval',
    'clearInterval',
    'setTimeout',
    'clearTimeout',
    'performance',
    'hrtime',
  ] as const;
  beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: [...timers, ...clocks] }));
  afterEach(() => jest.useRealTimers());
}
