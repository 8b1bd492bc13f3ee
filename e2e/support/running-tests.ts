import * as exposures from '@/app/api/exposures/route';
import type { CopyTest, HoldoutTest } from '@/lib/content/experiment';
import { createVisitor } from './handler-visitor';

export const TEST: CopyTest & { status: 'running' } = {
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
export const HOLDOUT: HoldoutTest & { status: 'running' } = {
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
/** Timers that stay real: only the date is faked. */
export const REAL_TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
export const NOW = new Date('2027-01-05T12:00:00.000Z');
export const NO_COUNTS = { seen: 0, goal: 0, guard: 0, mixed: 0, mismatched: 0 };
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Reports exposures. */
export const reportExposures = (
  seen: string[],
  headers: Record<string, string> = {},
  visitor = createVisitor(),
) => visitor.call(exposures.POST, 'POST', { body: { seen }, headers: { 'user-agent': BROWSER, ...headers } });
